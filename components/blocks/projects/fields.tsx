import { ConfigChoice, ConfigText, ConfigTown } from '@/components/fields/config-text'
import { NumberField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { kinds, type ProjectsConfig } from './definition'

export { Hammer as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ProjectsConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="title" />
      <ConfigChoice of={block} name="kind" options={kinds} />
      <ConfigTown of={block} name="town" />
      <NumberField
        label={labels.most}
        value={config.most}
        from={1}
        to={12}
        onChange={(count) => change({ most: count })}
      />
    </>
  )
}
