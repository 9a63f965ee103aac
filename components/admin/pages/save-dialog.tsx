'use client'

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'

/** Why something wasn't taken, by field. */
type Refusals = Partial<Record<string, string>>

type SaveDialogProps = {
  title: string
  /** The words of the button that saves. */
  action: string
  intro?: ReactNode
  /** Null when it is saved, which closes the dialog; else the refusals, none when something else failed. */
  save: () => Promise<Refusals | null>
  onClose: () => void
  children: (refusals: Refusals) => ReactNode
}

/** A form in a dialog: its fields, and one button that saves them. */
export function SaveDialog({ title, action, intro, save, onClose, children }: SaveDialogProps) {
  const [refusals, setRefusals] = useState<Refusals>({})
  const [busy, setBusy] = useState(false)
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const refused = await save()
    setBusy(false)
    if (refused) setRefusals(refused)
    else onClose()
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <span className="end">
          <button type="button" className="btn btn--quiet" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn--primary" form={form} disabled={busy}>
            {action}
          </button>
        </span>
      }
    >
      {intro}
      <form id={form} className="dialog__form" noValidate onSubmit={(event) => void submit(event)}>
        {children(refusals)}
      </form>
    </Dialog>
  )
}
