import { NumberField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { TextField } from '@/components/fields/text-field'
import { type TestimonialConfig } from './schema'

export function TestimonialFields({ config, change, errors }: FieldsProps<TestimonialConfig>) {
  return (
    <>
      <TextField
        label="What the customer says"
        rows={5}
        value={config.content}
        onChange={(content) => change({ content })}
        error={errors.content}
      />
      <TextField label="Name" value={config.name} onChange={(name) => change({ name })} error={errors.name} />
      <TextField
        label="Location"
        value={config.location}
        onChange={(location) => change({ location })}
        error={errors.location}
      />
      <TextField
        label="Project type"
        value={config.projectType}
        onChange={(projectType) => change({ projectType })}
        error={errors.projectType}
      />
      <NumberField
        label="Rating"
        value={config.rating}
        from={1}
        to={5}
        say={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        onChange={(rating) => change({ rating })}
      />
    </>
  )
}
