import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { showToast } from '@/components/ui/toast'
import { type Answer, staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'

/** What a kind of record is called, and where it is listed, edited and sent. */
export type RecordNames = { one: string; several: string; list: string; edit: string; calls: string }

type RecordFormInput<Input extends FieldValues, Output extends FieldValues, Item> = {
  names: RecordNames
  form: UseFormReturn<Input, unknown, Output>
  /** Which record is edited, and as what it was loaded; both null for a new one. */
  id: string | null
  stored: Item | null
  toInput: (stored: Item) => Input
}

/** Saving a record's form, and leaving it: nothing typed is lost without a question. */
export function useRecordForm<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends { version: number },
>({ names, form, id, stored, toInput }: RecordFormInput<Input, Output, Item>) {
  const router = useRouter()
  const { one, list, edit, calls } = names
  const what = one.toLowerCase()
  const [version, setVersion] = useState(stored?.version)
  /** What somebody else has saved since. */
  const [theirs, setTheirs] = useState<Item | null>(null)
  const [suggestions, setSuggestions] = useState<string[]>([])
  const { isDirty } = form.formState
  const own = `${edit}/${id ?? 'new'}`
  const leaving = useLeaveQuestion({ dirty: isDirty, own, home: list })

  async function save(fields: object, from = version, to: string | null = list) {
    setSuggestions([])
    const answer = id
      ? await staffCall<Item>('PUT', `${calls}/${id}`, { ...fields, version: from })
      : await staffCall<Item>('POST', calls, fields)
    if (!answer.ok) return refused(answer)
    form.reset(toInput(answer.data))
    showToast({ title: `${one} saved` })
    leaving.go(to)
    router.refresh()
  }

  function refused({ status, detail, errors, problem }: Extract<Answer<Item>, { ok: false }>) {
    const about = (problem ?? {}) as { now?: Item; current?: Item; suggestions?: string[] }
    const now = about.now ?? about.current
    if (status === 409 && now) return setTheirs(now)
    setSuggestions(about.suggestions ?? [])
    const known = Object.entries(errors)
    for (const [name, message] of known)
      form.setError(name.split('.')[0] as Path<Input>, { message }, { shouldFocus: true })
    showToast({
      title: `The ${what} could not be saved`,
      description: known.length > 0 ? 'See the fields that are marked.' : detail,
      destructive: true,
      action: status === 0 || status >= 500 ? { label: 'Try again', run: () => void submit() } : undefined,
    })
  }

  const submit = form.handleSubmit((fields) => save(fields))

  const onSave = useEffectEvent(() => void submit())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return {
    submit,
    suggestions,
    theirs,
    /** Saves over what somebody else has saved. */
    saveMine: () => {
      if (!theirs) return
      setVersion(theirs.version)
      setTheirs(null)
      void form.handleSubmit((fields) => save(fields, theirs.version))()
    },
    /** Gives up one's own changes for what somebody else has saved. */
    takeTheirs: () => {
      if (!theirs) return
      setVersion(theirs.version)
      form.reset(toInput(theirs))
      setTheirs(null)
    },
    leaving,
    saveAndLeave: (href: string | null) => void form.handleSubmit((fields) => save(fields, version, href))(),
    discard: () => form.reset(),
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
