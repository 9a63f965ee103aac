'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type DeleteLeadDialogProps = { name: string; remove: () => Promise<void>; onClose: () => void }

export function DeleteLeadDialog({ name, remove, onClose }: DeleteLeadDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      alert
      title={`Delete the lead of ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button data-first="" onClick={onClose}>
            Keep it
          </Button>
          <Button
            look="danger"
            aria-busy={busy}
            onClick={() => {
              setBusy(true)
              void remove()
            }}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <p>
        Message, notes, history and what was joined to it go at once and can’t be brought back. Backups made
        before hold it until they are deleted in their turn.
      </p>
    </Dialog>
  )
}
