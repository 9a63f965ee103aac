import { useId } from 'react'
import { type UseFormRegisterReturn } from 'react-hook-form'
import { Field, Input } from '@/components/ui/field'
import { servedTowns, type Town } from '@/lib/business/towns'

type PlaceFieldProps = {
  input: UseFormRegisterReturn
  /** The county's town that the place names. */
  town: Town | null
  /** The hint if the place names no town of the county. */
  without?: string
  error?: string
}

/** A place, with the county's towns as suggestions. */
export function PlaceField({ input, town, without, error }: PlaceFieldProps) {
  const list = useId()
  const places = servedTowns()
    .map(({ name }) => `${name}, NY`)
    .sort()
  return (
    <>
      <Field
        label="Place"
        hint={town ? `Shows on the pages for ${town.name}.` : (without ?? 'Write the town as in Nyack, NY.')}
        error={error}
      >
        <Input list={list} autoComplete="off" placeholder="Nyack, NY" {...input} />
      </Field>
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  )
}
