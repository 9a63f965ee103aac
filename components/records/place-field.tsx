import { useId } from 'react'
import { type UseFormRegisterReturn } from 'react-hook-form'
import { TownSuggestions } from '@/components/staff/towns'
import { Field, Input } from '@/components/ui/field'
import { type Town } from '@/lib/business/towns'

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
  return (
    <>
      <Field
        label="Place"
        hint={town ? `Shows on the pages for ${town.name}.` : (without ?? 'Write the town as in Nyack, NY.')}
        error={error}
      >
        <Input list={list} autoComplete="off" placeholder="Nyack, NY" {...input} />
      </Field>
      <TownSuggestions id={list} />
    </>
  )
}
