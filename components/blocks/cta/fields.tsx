import { type FieldsProps } from '@/components/fields/field-props'
import { TextField } from '@/components/fields/text-field'
import { type CtaConfig } from './schema'

export function CtaFields({ config, change, errors }: FieldsProps<CtaConfig>) {
  return (
    <>
      <TextField
        label="Title"
        rows={2}
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <TextField
        label="Text"
        rows={3}
        value={config.text}
        onChange={(text) => change({ text })}
        error={errors.text}
      />
      <TextField
        label="Button text"
        value={config.buttonText}
        onChange={(buttonText) => change({ buttonText })}
        error={errors.buttonText}
      />
      <TextField
        label="Button link"
        value={config.buttonLink}
        onChange={(buttonLink) => change({ buttonLink })}
        error={errors.buttonLink}
      />
    </>
  )
}
