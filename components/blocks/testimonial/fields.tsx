import { NumberField } from '@/components/fields/choice-field'
import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TestimonialConfig } from './definition'

export { Quote as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<TestimonialConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigText of={block} name="content" rows={5} />
      <ConfigText of={block} name="name" />
      <ConfigText of={block} name="location" />
      <ConfigText of={block} name="projectType" />
      <NumberField
        label={labels.rating}
        value={config.rating}
        from={1}
        to={5}
        format={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        onChange={(rating) => change({ rating })}
      />
    </>
  )
}
