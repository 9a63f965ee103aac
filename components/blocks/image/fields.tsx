import { ChoiceField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { ListField } from '@/components/fields/list-field'
import { PictureField } from '@/components/fields/picture-field'
import { TextField } from '@/components/fields/text-field'
import { type ImageConfig } from './schema'

export function ImageFields({ config, change, errors }: FieldsProps<ImageConfig>) {
  return (
    <>
      <ListField
        label="Pictures"
        one="Picture"
        rows={config.images}
        empty={{ src: '', alt: '' }}
        onChange={(images) => change({ images })}
        error={errors.images}
      >
        {(image, set, index) => (
          <>
            <PictureField
              label="Picture"
              value={image.src}
              alt={image.alt}
              onChange={(src, alt) => set({ src, alt })}
            />
            {image.src && (
              <TextField
                label="What it shows"
                value={image.alt}
                onChange={(alt) => set({ alt })}
                error={errors[`images.${index}.alt`]}
              />
            )}
          </>
        )}
      </ListField>
      <ChoiceField
        label="Layout"
        value={config.layout}
        options={{ grid: 'Grid', stacked: 'Stacked' }}
        onChange={(layout) => change({ layout })}
      />
      <TextField
        label="Caption"
        value={config.caption}
        onChange={(caption) => change({ caption })}
        error={errors.caption}
      />
    </>
  )
}
