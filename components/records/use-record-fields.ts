import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldError, get, useForm, useWatch } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { usePresence } from '@/components/staff/use-presence'
import { useRecordForm } from './use-record-form'
import { type EditedKind, editedKinds } from '@/lib/content-types'
import { emptyValues, inputsOf, type RecordKind, type Stored, valuesOf } from '@/lib/records/define-record'

type Values = Record<string, unknown>

/** Returns a record's form by its definition: its fields, saving and collaborators. */
export function useRecordFields(record: RecordKind, stored: Stored | null) {
  const form = useForm<Values, unknown, Values>({
    defaultValues: stored ? valuesOf(record, stored) : emptyValues(record),
    resolver: zodResolver(record.formSchema),
  })
  const register = registerStored(form)
  const inputs = inputsOf(record.fields)
  // The first refusal gets the focus in the order in which fields are made known: the form's own.
  for (const [path] of inputs) form.register(path)
  const labels = Object.fromEntries(inputs.map(([path, { name, label }]) => [path, name ?? label]))
  const { suggestions, ...state } = useRecordForm<Values, Values, Stored>({
    names: { ...record, labels },
    form,
    id: stored?.id ?? null,
    stored,
    toInput: (saved) => valuesOf(record, saved),
  })
  const values: Values = {
    ...emptyValues(record),
    ...useWatch({ control: form.control, disabled: record.isLong }),
  }
  const { errors, isDirty, isSubmitting } = form.formState
  const edited = editedKinds.find((kind) => kind === record.kind) satisfies EditedKind | undefined
  const heard = usePresence(
    stored && edited ? { kind: edited, id: stored.id } : null,
    record.isLong ? isDirty : JSON.stringify(values),
    isDirty,
  )

  return {
    record,
    stored,
    values,
    control: form.control,
    register,
    suggestions,
    /** Returns the error of a field, or of a row of it. */
    errorOf: (path: string): string | undefined => {
      const error: unknown = get(errors, path)
      const inRows = Array.isArray(error) ? (error as (FieldError | undefined)[]) : []
      return (error as FieldError | undefined)?.message ?? inRows.find(Boolean)?.message
    },
    set: (name: string, value: unknown) => {
      form.setValue(name, value, { shouldDirty: true })
      form.clearErrors(name)
    },
    frame: { names: record, state, busy: isSubmitting, people: heard?.others },
  }
}

export type RecordFields = ReturnType<typeof useRecordFields>
