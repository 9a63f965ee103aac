'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type ConfirmDialogProps = Omit<ComponentProps<typeof Dialog>, 'footer'> & {
  text?: ReactNode
  /** The labels of the button that confirms, and of the one that doesn't. */
  action?: string
  keep?: string
  /** Carries out the action. @returns false if the dialog stays open */
  run: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { text, action = 'Delete for good', keep = 'Keep it', run, onClose, children, ...dialog } = props
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    setBusy((await run()) !== false)
  }
  return (
    <Dialog
      alert
      onClose={onClose}
      footer={
        <>
          <Button look="danger" data-aside="" aria-busy={busy} disabled={busy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button look="primary" data-first="" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
      {...dialog}
    >
      {text && <p className="text-stone">{text}</p>}
      {children}
    </Dialog>
  )
}
