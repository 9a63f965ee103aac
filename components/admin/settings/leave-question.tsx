'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void }

/** Leaving with settings that aren't saved. */
export const LeaveQuestion = ({ onStay, onLeave }: LeaveQuestionProps) => (
  <Dialog
    alert
    title="Leave without saving?"
    onClose={onStay}
    footer={
      <>
        <Button look="danger" data-aside="" onClick={onLeave}>
          Discard changes
        </Button>
        <Button look="primary" data-first="" onClick={onStay}>
          Stay
        </Button>
      </>
    }
  >
    <p className="text-stone">What you changed here isn’t on the site yet. Stay to save it.</p>
  </Dialog>
)
