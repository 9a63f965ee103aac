import { NumberField } from '@/components/fields/choice-field'
import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { TownField } from '@/components/fields/town-field'
import { type ReviewsConfig } from './definition'

export { Star as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ReviewsConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="title" />
      <TownField label={labels.town} value={config.town} onChange={(town) => change({ town })} />
      <NumberField
        label={labels.most}
        value={config.most}
        from={1}
        to={6}
        onChange={(most) => change({ most })}
      />
    </>
  )
}
