import { ChoiceField, NumberField } from '@/components/fields/choice-field'
import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { TownField } from '@/components/fields/town-field'
import { kinds, type ProjectsConfig } from './definition'

export { Hammer as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ProjectsConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="title" />
      <ChoiceField
        label={labels.kind}
        value={config.kind}
        options={kinds}
        onChange={(kind) => change({ kind })}
      />
      <TownField label={labels.town} value={config.town} onChange={(town) => change({ town })} />
      <NumberField
        label={labels.most}
        value={config.most}
        from={1}
        to={12}
        onChange={(most) => change({ most })}
      />
    </>
  )
}
