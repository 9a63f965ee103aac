import { ChoiceField } from '@/components/fields/choice-field'
import { ConfigRich } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TextConfig } from './definition'

export { Type as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<TextConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigRich of={block} name="content" />
      <ChoiceField
        label={labels.alignment}
        value={config.alignment}
        options={{ left: 'Left', center: 'Center', right: 'Right' }}
        onChange={(alignment) => change({ alignment })}
      />
      <ChoiceField
        label={labels.fontSize}
        value={config.fontSize}
        options={{ small: 'Small', medium: 'Medium', large: 'Large', xl: 'XL' }}
        onChange={(fontSize) => change({ fontSize })}
      />
    </>
  )
}
