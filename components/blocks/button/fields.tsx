import { ChoiceField } from '@/components/fields/choice-field'
import { ConfigLink, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type ButtonConfig } from './definition'

export { MousePointerClick as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ButtonConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="buttonText" />
      <ConfigLink of={block} name="buttonLink" />
      <ChoiceField
        label={labels.look}
        value={config.look}
        options={{ filled: 'Filled', outline: 'Outline', link: 'Link' }}
        onChange={(look) => change({ look })}
      />
      <ChoiceField
        label={labels.alignment}
        value={config.alignment}
        options={{ left: 'Left', center: 'Center', right: 'Right' }}
        onChange={(alignment) => change({ alignment })}
      />
    </>
  )
}
