import { type FieldValues, get, type Path, set, type UseFormReturn } from 'react-hook-form'
import { sameValue } from '@/lib/page-document/same-value'
import { listChanges } from '@/lib/record-merge/changes'
import { type RecordFields } from '@/lib/record-merge/record-fields'
import { isRecord } from '@/lib/type-guards'

/** The values of a form by their paths: "address.street". */
type ValueByPath = Record<string, unknown>

/** Describes the values of a form. A field without a label is called by its path. */
export const formRecord = (
  labels: Record<string, string> = {},
): RecordFields<Record<string, unknown>, ValueByPath> => ({
  split: splitPaths,
  join: joinPaths,
  fields: Object.fromEntries(Object.entries(labels).map(([path, label]) => [path, { label }])),
})

const splitPaths = (values: object, before = ''): ValueByPath =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      isRecord(value)
        ? Object.entries(splitPaths(value, `${before}${name}.`))
        : [[`${before}${name}`, value]],
    ),
  )

export function joinPaths(valueByPath: ValueByPath): Record<string, unknown> {
  const values = {}
  for (const [path, value] of Object.entries(valueByPath)) set(values, path, value)
  return values
}

/** Resets a form to stored values, with those of a merged draft as changes. Returns true if there are any. */
export function resetForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  record: RecordFields<object, ValueByPath>,
  storedValues: Input,
  merged: object = storedValues,
): boolean {
  form.reset(storedValues)
  const paths = listChanges(record, storedValues, merged).list.map(({ key }) => key as Path<Input>)
  for (const path of paths) form.setValue(path, get(merged, path), { shouldDirty: true })
  return paths.length > 0
}

/**
 * Resets a form to stored values. Values typed since `sentValues` stay, as changes that aren't saved yet. Returns false if there is
 * any.
 */
export function settleForm<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'reset'>,
  sentValues: Input,
  storedValues: Input,
): boolean {
  const isSame = sameValue(form.getValues(), sentValues)
  form.reset(storedValues, isSame ? undefined : { keepValues: true, keepDirty: true })
  return isSame
}

/** Returns the values of a valid form; of another one null, with the errors at its fields. */
export async function getValidValues<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
): Promise<Output | null> {
  let valid: Output | null = null
  await form.handleSubmit((values) => {
    valid = values
  })()
  return valid
}
