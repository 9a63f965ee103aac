'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type LeaveDialogProps = { onStay: () => void; onKeep: () => void; onDiscard: () => void }

/** Leaving with unsaved changes. */
export const LeaveDialog = ({ onStay, onKeep, onDiscard }: LeaveDialogProps) => (
  <Dialog
    alert
    title="Leave without saving?"
    onClose={onStay}
    footer={
      <>
        <Button look="danger" data-aside="" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onKeep}>Leave, keep them here</Button>
        <Button look="primary" onClick={onStay}>
          Stay
        </Button>
      </>
    }
  >
    <p className="text-stone">
      Your changes are not on the site yet. Kept in this browser, they are offered again when you come back.
    </p>
  </Dialog>
)
