'use client'

import { Dialog } from '@/components/ui/dialog'

type LeaveDialogProps = { onStay: () => void; onKeep: () => void; onDiscard: () => void }

/** Leaving with unsaved changes. */
export function LeaveDialog({ onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog
      alert
      title="Leave without saving?"
      onClose={onStay}
      footer={
        <>
          <button type="button" className="btn btn--danger" onClick={onDiscard}>
            Discard changes
          </button>
          <span className="end">
            <button type="button" className="btn" onClick={onKeep}>
              Leave, keep them here
            </button>
            <button type="button" className="btn btn--primary" onClick={onStay}>
              Stay
            </button>
          </span>
        </>
      }
    >
      <p>
        Your changes are not on the site yet. Kept in this browser, they are offered again when you come back.
      </p>
    </Dialog>
  )
}
