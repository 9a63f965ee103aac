import { NumberField } from '@/components/admin/builder/fields/choice-field'
import { type FieldsProps } from '@/components/admin/builder/fields/field-props'
import { TextField } from '@/components/admin/builder/fields/text-field'
import { TownField } from '@/components/admin/builder/fields/town-field'
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
