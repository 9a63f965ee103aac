import { useId } from 'react'
import { type UseFormRegisterReturn } from 'react-hook-form'
import { Field, Input } from '@/components/ui/field'
import { servedTowns, type Town } from '@/lib/business/towns'

type PlaceFieldProps = {
  input: UseFormRegisterReturn
  /** The county's town that the place names. */
  town: Town | null
  /** What no town means for it, where that matters. */
  without?: string
  error?: string
}

/** Where something is, with the county's towns to choose from. */
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
