import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { useSaveKey } from '@/components/staff/shortcuts'
import { showToast } from '@/components/ui/toast'
import { sameValue } from '@/lib/page-document/same-value'
import { type ConflictProps } from './conflict'
import { formRecord, resetForm, sendForm } from './form-values'
import { useSaving } from './use-saving'

/** The names of a kind of record, and where it is listed, edited and sent. */
export type RecordNames = {
  one: string
  several: string
  list: string
  edit: string
  calls: string
  /** The labels of its fields by their paths. */
  labels?: Record<string, string>
}

type RecordFormInput<Input extends FieldValues, Output extends FieldValues, Item> = {
  names: RecordNames
  form: UseFormReturn<Input, unknown, Output>
  /** Both are null for a new record. */
  id: string | null
  stored: Item | null
  toInput: (stored: Item) => Input
}

/** Saves a record's form over the version that was loaded, and asks before it is left. */
export function useRecordForm<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends { version: number },
>({ names, form, id, stored, toInput }: RecordFormInput<Input, Output, Item>) {
  const router = useRouter()
  const { one, list, edit, calls, labels } = names
  const what = one.toLowerCase()
  const [record] = useState(() => formRecord(labels))
  const [edited, setEdited] = useState(() => ({
    version: stored?.version ?? 0,
    base: stored ? toInput(stored) : form.getValues(),
  }))
  const path = `${edit}/${id ?? 'new'}`
  const leaving = useLeaveQuestion({ dirty: form.formState.isDirty, own: path, home: list })

  function begin(item: Item, merged?: object) {
    const base = toInput(item)
    setEdited({ version: item.version, base })
    resetForm(form, record, base, merged)
  }

  const saving = useSaving<Item, object, string | null>({
    read: () => ({ ...edited, draft: structuredClone(form.getValues()) }),
    draftOf: toInput,
    isSame: sameValue,
    storedIn: (problem) => {
      const { now, current } = (problem ?? {}) as { now?: Item; current?: Item }
      return now ?? current
    },
    send: (_, version) =>
      sendForm(form, (fields) =>
        id ? staffCall('PUT', `${calls}/${id}`, { ...fields, version }) : staffCall('POST', calls, fields),
      ),
    onSaved: (item, _, href) => {
      begin(item)
      showToast({ title: `${one} saved` })
      leaving.go(href)
      router.refresh()
    },
    onRemote: begin,
    onFailed: ({ status, detail, errors }, again) => {
      const refused = Object.entries(errors)
      for (const [name, message] of refused)
        form.setError(name.split('.')[0] as Path<Input>, { message }, { shouldFocus: true })
      showToast({
        title: `The ${what} could not be saved`,
        description: refused.length > 0 ? 'See the fields that are marked.' : detail,
        destructive: true,
        action: status === 0 || status >= 500 ? { label: 'Try again', run: again } : undefined,
      })
    },
  })
  const { conflict, suggestions } = saving

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return saving.save(list)
  }
  useSaveKey(() => void submit())

  const question: ConflictProps<object, Record<string, unknown>> | null = conflict && {
    record,
    conflict,
    what,
    savedAt: (conflict.remote as { updatedAt?: string }).updatedAt ?? null,
    saving,
  }
  return {
    submit,
    suggestions,
    question,
    leaving,
    saveAndLeave: (href: string | null) => void saving.save(href),
    discard: () => form.reset(),
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
