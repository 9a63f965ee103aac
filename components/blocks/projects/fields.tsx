import { ChoiceField, NumberField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { TextField } from '@/components/fields/text-field'
import { TownField } from '@/components/fields/town-field'
import { type ProjectsConfig } from './schema'

export function ProjectsFields({ config, change, errors }: FieldsProps<ProjectsConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <ChoiceField
        label="Kind"
        value={config.kind}
        options={{ all: 'All', kitchen: 'Kitchens', bathroom: 'Bathrooms' }}
        onChange={(kind) => change({ kind })}
      />
      <TownField value={config.town} onChange={(town) => change({ town })} />
      <NumberField
        label="How many at the most"
        value={config.most}
        from={1}
        to={12}
        onChange={(most) => change({ most })}
      />
    </>
  )
}
