import { SelectField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { Switch } from '@/components/ui/switch'
import { type KitchenId, kitchenIds, kitchenNames } from '@/lib/business/kitchens'
import { Fields as SectionFields } from '../section/fields'
import { type KitchenStartConfig } from './definition'

export { Palette as Icon } from 'lucide-react'

const options = kitchenIds.map((value) => ({ value, label: kitchenNames[value] }))

export function Fields(block: FieldsProps<KitchenStartConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <SectionFields {...block} texts={['title', 'text', 'button']} />
      <SelectField
        label={labels.kitchen}
        value={config.kitchen}
        options={options}
        onChange={(kitchen) => change({ kitchen: kitchen as KitchenId })}
      />
      <SelectField
        label={labels.instead}
        value={config.instead}
        options={options}
        onChange={(instead) => change({ instead: instead as KitchenId })}
      />
      <Switch label={labels.onSand} checked={config.onSand} onChange={(onSand) => change({ onSand })} />
    </>
  )
}
