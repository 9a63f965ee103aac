'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type PurgeDialogProps = {
  title: string
  remove: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something is deleted for good. */
export function PurgeDialog({ title, remove, onClose, children }: PurgeDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      alert
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button
            look="danger"
            data-aside=""
            aria-busy={busy}
            disabled={busy}
            onClick={() => {
              setBusy(true)
              void remove()
            }}
          >
            Delete for good
          </Button>
          <Button look="primary" data-first="" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p className="text-stone">{children}</p>
    </Dialog>
  )
}
