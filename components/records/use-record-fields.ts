import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { type FieldError, get, useForm } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { localCopyStore } from '@/components/staff/local-copy-store'
import { sameValue } from '@/lib/page-document/same-value'
import { emptyValues, inputsOf, type RecordKind, type Stored, valuesOf } from '@/lib/records/define-record'
import { isRecord } from '@/lib/type-guards'
import { getValidValues, formRecord } from './form-values'
import { type EditorKind, useRecord } from './use-record'

type Values = Record<string, unknown>

/** Returns the editor kind of records that are edited in a form. */
function editorKindOf(record: RecordKind): EditorKind<Stored, Values> {
  const { kind, one, list, edit, calls } = record
  return {
    kind,
    what: one.toLowerCase(),
    store: localCopyStore<Values>(`${kind}-draft`, {
      open: (draft) => (isRecord(draft) ? { ...emptyValues(record), ...draft } : null),
      close: (draft) => draft,
    }),
    // Places and services have slugs as ids.
    idOf: (stored) => stored.id ?? (stored as { slug?: string }).slug,
    draftOf: (stored) => valuesOf(record, stored),
    isSame: sameValue,
    storedIn: (problem) => {
      const { now, current } = (problem ?? {}) as { now?: Stored; current?: Stored }
      return now ?? current
    },
    home: list,
    editPath: (id) => `${edit}/${id ?? 'new'}/`,
    callPath: (id) => (id ? `${calls}/${id}` : calls),
  }
}

/** Edits a record in the form that its definition describes. */
export function useRecordFields(record: RecordKind, stored: Stored | null) {
  const [{ kind, empty, paths, comparison }] = useState(() => {
    const inputs = inputsOf(record.fields)
    const labels = inputs.map(([path, { name, label }]) => [path, name ?? label] as const)
    return {
      kind: editorKindOf(record),
      empty: emptyValues(record),
      paths: inputs.map(([path]) => path),
      comparison: formRecord(Object.fromEntries(labels)),
    }
  })
  const form = useForm<Values, unknown, Values>({
    defaultValues: stored ? kind.draftOf(stored) : empty,
    resolver: zodResolver(record.formSchema),
  })
  // The focus goes to the first error in the order of registration: the form's own order.
  for (const path of paths) form.register(path)
  const read = () => structuredClone(form.getValues())
  const editing = useRecord({
    kind,
    id: stored?.id ?? null,
    stored,
    empty,
    doneText: () => `${record.one} saved`,
    onRefused: (refusals) => {
      for (const [name, message] of Object.entries(refusals))
        form.setError(name.split('.')[0]!, { message }, { shouldFocus: true })
    },
    form: { read, show: (draft) => form.reset(draft), check: () => getValidValues(form) },
  })
  // A long form is rendered between two keys, and each input at once by itself. The first change counts at once, too: whoever leaves then
  // is asked.
  const follow = useEffectEvent(() => {
    const load = () => editing.load(read())
    if (editing.dirty) startTransition(load)
    else load()
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => follow() }), [form])
  const { errors } = form.formState

  return {
    record,
    stored,
    editing,
    values: editing.draft,
    /** Describes its fields for comparing and merging them. */
    comparison,
    control: form.control,
    register: registerStored(form),
    suggestions: editing.saving.suggestions,
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
  }
}

export type RecordFields = ReturnType<typeof useRecordFields>
