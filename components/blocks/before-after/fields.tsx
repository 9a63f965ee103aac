import { type FieldsProps } from '@/components/fields/field-props'
import { PictureField } from '@/components/fields/picture-field'
import { TextField } from '@/components/fields/text-field'
import { type BeforeAfterConfig } from './schema'

export function BeforeAfterFields({ config, change, errors }: FieldsProps<BeforeAfterConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <PictureField
        label="Before"
        value={config.beforeImage}
        onChange={(beforeImage) => change({ beforeImage })}
      />
      <PictureField
        label="After"
        value={config.afterImage}
        onChange={(afterImage) => change({ afterImage })}
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
