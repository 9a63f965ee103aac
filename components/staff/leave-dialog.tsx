'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type LeaveDialogProps = {
  onStay: () => void
  onSave: () => void
  onKeep: () => void
  onDiscard: () => void
  /** Explains what saving does where the button doesn't say it. */
  note?: string
}

/** Asks what to do with unsaved changes. Enter stays, which loses nothing. */
export const LeaveDialog = ({ onStay, onSave, onKeep, onDiscard, note }: LeaveDialogProps) => (
  <Dialog
    alert
    className="tablet:min-w-[620px]"
    title="Leave without saving?"
    onClose={onStay}
    footer={
      <>
        <Button look="danger" data-aside="" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onKeep}>Leave, keep them here</Button>
        <Button onClick={onSave}>Save and leave</Button>
        <Button look="primary" data-first="" onClick={onStay}>
          Stay
        </Button>
      </>
    }
  >
    <p className="text-stone">
      Your changes are not on the site yet. Kept, they are offered again when you come back, on your other
      devices too.
    </p>
    {note && <p className="mt-2 text-stone">{note}</p>}
  </Dialog>
)
