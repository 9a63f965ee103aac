import { type FieldErrors } from 'react-hook-form'
import { LinesField } from '@/components/fields/lines-field'
import { ListField } from '@/components/fields/list-field'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, Hint, Select, Textarea } from '@/components/ui/field'
import { houseKinds, type HouseKind } from '@/lib/content/house-kinds/kinds'
import { buildingEras, housingTypes } from '@/lib/content/town-notes/kinds'
import { type Topic, topics } from '@/lib/content/town-notes/topics'
import { type PlaceFields } from '@/lib/schemas/areas'
import { eraNames, housingNames, topicNames } from './place-words'

type Notes = PlaceFields['notes']
type NoteFieldsProps = {
  notes: Notes
  errors: FieldErrors<Notes> | undefined
  onChange: (part: Partial<Notes>) => void
}

const mostKinds = 3

/** Which houses stand there: those that pages speak of, what else there is, and when it was built. */
export const HouseFields = ({ notes, errors, onChange }: NoteFieldsProps) => (
  <div className="grid gap-6 border-t border-hair pt-5">
    <ManyOf<HouseKind>
      label="Kinds of house that most people live in"
      hint={`At most ${mostKinds}: each of its pages has a passage on each of them.`}
      most={mostKinds}
      options={houseKinds}
      values={notes.kinds}
      error={errors?.kinds?.message}
      onChange={(kinds) => onChange({ kinds })}
    />
    <div className="grid gap-6 sm:grid-cols-2">
      <ManyOf
        label="Housing"
        options={pick(housingTypes, housingNames)}
        values={notes.types}
        onChange={(types) => onChange({ types })}
      />
      <ManyOf
        label="Years of building"
        options={pick(buildingEras, eraNames)}
        values={notes.eras}
        onChange={(eras) => onChange({ eras })}
      />
    </div>
  </div>
)

/** The names of some values, in their order. */
const pick = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  Object.fromEntries(values.map((value) => [value, names[value]])) as Record<Value, string>

type ManyOfProps<Value extends string> = {
  label: string
  hint?: string
  /** How many may be chosen. */
  most?: number
  options: Readonly<Record<Value, string>>
  values: readonly Value[]
  error?: string
  onChange: (values: Value[]) => void
}

/** Several of a list, kept in the list's order. */
function ManyOf<Value extends string>(props: ManyOfProps<Value>) {
  const { label, hint, most, options, values, error, onChange } = props
  const all = Object.keys(options) as Value[]
  const isFull = most !== undefined && values.length >= most
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label leading-snug font-semibold">{label}</legend>
      {hint && <Hint>{hint}</Hint>}
      <div className={most ? 'mt-1.5 grid grid-cols-2 gap-x-4 sm:grid-cols-3' : 'mt-1'}>
        {all.map((value) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            disabled={isFull && !values.includes(value)}
            onChange={({ target }) =>
              onChange(all.filter((one) => (one === value ? target.checked : values.includes(one))))
            }
          >
            {options[value]}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

/** What to watch for in its houses, by topic. */
export const WatchFields = ({ notes, errors, onChange }: NoteFieldsProps) => (
  <div className="border-t border-hair pt-5">
    <ListField<Notes['watch'][number]>
      label="What to watch for"
      rowName="Note"
      rows={notes.watch}
      empty={{ topic: 'old-additions', note: '' }}
      onChange={(watch) => onChange({ watch })}
      error={errors?.watch?.message}
    >
      {({ topic, note }, change, index) => (
        <>
          <Field label="Topic" error={errors?.watch?.[index]?.topic?.message}>
            <Select value={topic} onChange={(event) => change({ topic: event.target.value as Topic })}>
              {topics.map((value) => (
                <option key={value} value={value}>
                  {topicNames[value]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Note" error={errors?.watch?.[index]?.note?.message}>
            <Textarea
              className="field-sizing-content leading-relaxed"
              rows={3}
              value={note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Field>
        </>
      )}
    </ListField>
  </div>
)

/** Streets, waters and buildings that everybody there knows. */
export const LandmarkFields = ({ notes, errors, onChange }: NoteFieldsProps) => (
  <div className="border-t border-hair pt-5">
    <LinesField
      label="Landmarks"
      hint="Streets, waters and buildings that everybody there knows, one on each line."
      values={notes.landmarks}
      onChange={(landmarks) => onChange({ landmarks })}
      error={errors?.landmarks?.message ?? errors?.landmarks?.find?.((one) => one)?.message}
    />
  </div>
)
