import { NumberField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { TextField } from '@/components/fields/text-field'
import { TownField } from '@/components/fields/town-field'
import { type ReviewsConfig } from './schema'

export function ReviewsFields({ config, change, errors }: FieldsProps<ReviewsConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <TownField value={config.town} onChange={(town) => change({ town })} />
      <NumberField
        label="How many at the most"
        value={config.most}
        from={1}
        to={6}
        onChange={(most) => change({ most })}
      />
    </>
  )
}
