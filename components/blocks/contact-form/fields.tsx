import { type FieldsProps } from '@/components/fields/field-props'
import { TextField } from '@/components/fields/text-field'
import { type ContactFormConfig } from './schema'

export function ContactFormFields({ config, change, errors }: FieldsProps<ContactFormConfig>) {
  return (
    <>
      <TextField
        label="Title"
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
    </>
  )
}
