'use client'

import { type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type useLeaveQuestion } from './use-leave-question'

type LeaveDialogProps = {
  onStay: () => void
  onSave: () => void
  onDiscard: () => void
  /** Leaves and keeps the changes as a local copy. */
  onKeep?: () => void
  /** Explains what saving does where the button doesn't say it. */
  note?: string
  children?: ReactNode
}

/** Asks what to do with unsaved changes. Enter stays, which loses nothing. */
export const LeaveDialog = ({ onStay, onSave, onKeep, onDiscard, note, children }: LeaveDialogProps) => (
  <Dialog
    alert
    className={onKeep && 'tablet:min-w-[620px]'}
    title="Leave without saving?"
    onClose={onStay}
    footer={
      <>
        <Button look="danger" data-aside="" onClick={onDiscard}>
          Discard changes
        </Button>
        {onKeep && <Button onClick={onKeep}>Leave, keep them here</Button>}
        <Button onClick={onSave}>Save and leave</Button>
        <Button look="primary" data-first="" onClick={onStay}>
          Stay
        </Button>
      </>
    }
  >
    <p className="text-stone">
      {children ??
        'Your changes aren’t on the site yet. If you keep them, you can pick them up again when you come back, on your other devices too.'}
    </p>
    {note && <p className="mt-2 text-stone">{note}</p>}
  </Dialog>
)

type LeaveQuestionProps = {
  leaving: ReturnType<typeof useLeaveQuestion>
  /** Reverts the changes before the form is left. */
  onDiscard?: () => void
  /** Saves, then navigates to `href`. */
  onSave: (href: string | null) => void
  children: ReactNode
}

/** Asks before a form with unsaved changes is left. */
export function LeaveQuestion({ leaving, onDiscard, onSave, children }: LeaveQuestionProps) {
  const { target, stay, go } = leaving
  if (target === undefined) return null
  return (
    <LeaveDialog
      onStay={stay}
      onDiscard={() => {
        onDiscard?.()
        stay()
        go(target)
      }}
      onSave={() => {
        stay()
        onSave(target)
      }}
    >
      {children}
    </LeaveDialog>
  )
}
