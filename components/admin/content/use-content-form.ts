import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { type Answer, staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { showToast } from '@/components/ui/toast'
import { type Stored } from '@/lib/content-types'
import { type ContentKind, contentKinds } from './content-kinds'

type ContentFormInput<Input extends FieldValues, Output extends FieldValues, Record> = {
  kind: ContentKind
  form: UseFormReturn<Input, unknown, Output>
  /** What is being edited; null for a new one. */
  stored: Stored<Record & { id: string }> | null
  toInput: (stored: Stored<Record & { id: string }>) => Input
}

/** Saving a project's or testimonial's form, and leaving it: nothing typed is lost without a question. */
export function useContentForm<Input extends FieldValues, Output extends FieldValues, Record>({
  kind,
  form,
  stored,
  toInput,
}: ContentFormInput<Input, Output, Record>) {
  type Item = Stored<Record & { id: string }>
  const router = useRouter()
  const { one, list, edit, calls } = contentKinds[kind]
  const what = one.toLowerCase()
  const [version, setVersion] = useState(stored?.version)
  /** What somebody else has saved since. */
  const [theirs, setTheirs] = useState<Item | null>(null)
  const [suggestions, setSuggestions] = useState<string[]>([])
  const { isDirty } = form.formState
  const own = `${edit}/${stored?.id ?? 'new'}`
  const leaving = useLeaveQuestion({ dirty: isDirty, own, home: list })

  async function save(fields: object, from = version, to: string | null = list) {
    setSuggestions([])
    const answer = stored
      ? await staffCall<Item>('PUT', `${calls}/${stored.id}`, { ...fields, version: from })
      : await staffCall<Item>('POST', calls, fields)
    if (!answer.ok) return refused(answer)
    form.reset(toInput(answer.data))
    showToast({ title: `${one} saved` })
    leaving.go(to)
    router.refresh()
  }

  function refused({ status, detail, errors, problem }: Extract<Answer<Item>, { ok: false }>) {
    const about = (problem ?? {}) as { now?: Item; suggestions?: string[] }
    if (status === 409 && about.now) return setTheirs(about.now)
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

export type ContentFormState = ReturnType<typeof useContentForm>
