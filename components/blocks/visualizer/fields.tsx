import { SelectField } from '@/components/fields/choice-field'
import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { kitchenIds, kitchenNames } from '@/lib/business/kitchens'
import { type VisualizerConfig } from './definition'

export { Palette as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<VisualizerConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="title" rows={2} />
      <ConfigText of={block} name="text" rows={3} />
      <SelectField
        label={labels.kitchen}
        value={config.kitchen}
        options={kitchenIds.map((value) => ({ value, label: kitchenNames[value] }))}
        onChange={(kitchen) => change({ kitchen: kitchen as VisualizerConfig['kitchen'] })}
      />
      <ConfigText of={block} name="buttonText" />
    </>
  )
}
