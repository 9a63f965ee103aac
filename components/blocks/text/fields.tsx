import { ChoiceField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { RichField } from '@/components/fields/rich-field'
import { type TextConfig } from './schema'

export function TextFields({ config, change, errors }: FieldsProps<TextConfig>) {
  return (
    <>
      <RichField
        label="Content"
        value={config.content}
        onChange={(content) => change({ content })}
        error={errors.content}
      />
      <ChoiceField
        label="Alignment"
        value={config.alignment}
        options={{ left: 'Left', center: 'Center', right: 'Right' }}
        onChange={(alignment) => change({ alignment })}
      />
      <ChoiceField
        label="Font size"
        value={config.fontSize}
        options={{ small: 'Small', medium: 'Medium', large: 'Large', xl: 'XL' }}
        onChange={(fontSize) => change({ fontSize })}
      />
    </>
  )
}
