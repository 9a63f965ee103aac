'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { Kbd } from '@/components/ui/kbd'
import { showToast } from '@/components/ui/toast'
import type { LeadWithEvents } from '@/lib/content-types'

/** A note for the history. It stays where it was typed until it is stored. */
export function NoteForm({ id }: { id: string }) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function add() {
    if (busy) return
    if (!text.trim()) return setError('Write a note.')
    setBusy(true)
    const answer = await staffCall<LeadWithEvents>('POST', `/api/leads/${id}/notes`, { text })
    setBusy(false)
    if (!answer.ok) return setError(answer.errors.text ?? answer.detail)
    setText('')
    setError('')
    const note = answer.data.events.findLast(({ kind }) => kind === 'note')
    showToast({
      title: 'Note added',
      action: note && { label: 'Undo', run: () => void takeBack(note.id, note.text) },
    })
    router.refresh()
  }

  async function takeBack(note: string, written: string) {
    const answer = await staffCall('DELETE', `/api/leads/${id}/notes/${note}`)
    if (!answer.ok)
      return showToast({ title: 'Failed to remove note', description: answer.detail, destructive: true })
    setText((now) => now || written)
    router.refresh()
  }

  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field label="Note" hint="Only staff see it." error={error || undefined}>
        <Textarea
          rows={2}
          data-note=""
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setError('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void add()
          }}
        />
      </Field>
      <div className="mt-2 flex items-center gap-2 text-12 text-stone">
        <Button type="submit" look="strong" size="small" aria-busy={busy}>
          Add note
        </Button>
        <span className="flex items-center gap-1.25 max-tablet:hidden">
          <Kbd>N</Kbd> note <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> add
        </span>
      </div>
    </form>
  )
}
