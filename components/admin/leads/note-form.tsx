'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { Kbd } from '@/components/ui/kbd'
import { showError, showToast } from '@/components/ui/toast'
import type { LeadWithEvents } from '@/lib/content-types'
import { leadNoteSchema } from '@/lib/schemas/lead-work'

export function NoteForm({ id }: { id: string }) {
  const router = useRouter()
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = useForm({
    resolver: zodResolver(leadNoteSchema),
    defaultValues: { text: '' },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ text }) => {
    const answer = await staffCall<LeadWithEvents>('POST', `/api/leads/${id}/notes`, { text })
    if (!answer.ok) return setError('text', { message: answer.errors.text ?? answer.detail })
    reset()
    const note = answer.data.events.findLast(({ kind }) => kind === 'note')
    showToast({
      title: 'Note added',
      action: note && undoAction(() => void takeBack(note.id, note.text)),
    })
    router.refresh()
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isSubmitting) void send(event)
  }

  async function takeBack(note: string, noteText: string) {
    const answer = await staffCall('DELETE', `/api/leads/${id}/notes/${note}`)
    if (!answer.ok) return showError('Failed to remove note', answer.detail)
    if (!getValues('text')) setValue('text', noteText)
    router.refresh()
  }

  return (
    <form className="mt-3" noValidate onSubmit={submit}>
      <Field label="Note" hint="Only staff see it." error={errors.text?.message}>
        <Textarea
          rows={2}
          data-note=""
          {...register('text')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
          }}
        />
      </Field>
      <div className="mt-2 flex items-center gap-2 text-12 text-stone">
        <Button type="submit" look="strong" size="small" aria-busy={isSubmitting}>
          Add note
        </Button>
        <span className="flex items-center gap-1.25 max-tablet:hidden">
          <Kbd>N</Kbd> note <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> add
        </span>
      </div>
    </form>
  )
}
