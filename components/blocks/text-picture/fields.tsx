import { ChoiceField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { PictureField } from '@/components/fields/picture-field'
import { RichField } from '@/components/fields/rich-field'
import { TextField } from '@/components/fields/text-field'
import { type TextPictureConfig } from './schema'

export function TextPictureFields({ config, change, errors }: FieldsProps<TextPictureConfig>) {
  return (
    <>
      <RichField
        label="Content"
        value={config.content}
        onChange={(content) => change({ content })}
        error={errors.content}
      />
      <PictureField
        label="Picture"
        value={config.image}
        alt={config.alt}
        onChange={(image, alt) => change({ image, alt })}
      />
      {config.image && (
        <TextField
          label="What the picture shows"
          value={config.alt}
          onChange={(alt) => change({ alt })}
          error={errors.alt}
        />
      )}
      <ChoiceField
        label="Picture side"
        value={config.side}
        options={{ left: 'Left', right: 'Right' }}
        onChange={(side) => change({ side })}
      />
    </>
  )
}
