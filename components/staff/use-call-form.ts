import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { showRefusal } from './show-refusal'
import { type Answer } from './staff-call'

type CallForm<Input extends FieldValues, Output extends FieldValues, Data> = {
  schema: z.ZodMiniType<Output, Input>
  /** The initial values; errors are shown at their fields, others below the form. */
  values: DefaultValues<Input>
  send: (fields: Output) => Promise<Answer<Data>>
  onDone: (data: Data, fields: Output) => unknown
}

/** Sends a form's fields with one call. */
export function useCallForm<Input extends FieldValues, Output extends FieldValues, Data>({
  schema,
  values,
  send,
  onDone,
}: CallForm<Input, Output, Data>) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: values })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    const answer = await send(fields)
    if (answer.ok) await onDone(answer.data, fields)
    else {
      const atFields = Object.entries(answer.errors).filter(([name]) => name in values)
      showRefusal({ ...answer, errors: Object.fromEntries(atFields) }, setError)
    }
  })
  return {
    ...form,
    /** Props for the form around the fields. */
    frame: { busy: isSubmitting, error: errors.root?.message, submit },
    /** Returns what the input of a field needs. */
    field: (name: Path<Input>) => {
      const error: FieldError | undefined = get(errors, name)
      return { ...register(name), error: error?.message }
    },
  }
}
