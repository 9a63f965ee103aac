import { ConfigText, ConfigTown } from '@/components/fields/config-text'
import { NumberField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { type ReviewsConfig } from './definition'

export { Star as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ReviewsConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="title" />
      <ConfigTown of={block} name="town" />
      <NumberField
        label={labels.most}
        value={config.most}
        from={1}
        to={6}
        onChange={(count) => change({ most: count })}
      />
    </>
  )
}
