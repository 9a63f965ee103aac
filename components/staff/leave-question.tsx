'use client'

import { type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type useLeaveQuestion } from './use-leave-question'

type LeaveQuestionProps = {
  leaving: ReturnType<typeof useLeaveQuestion>
  /** Reverts the changes before the form is left. */
  onDiscard?: () => void
  /** Saves, then navigates to `href`. */
  onSave: (href: string | null) => void
  children: ReactNode
}

/** Asks what to do with a form's unsaved changes before it is left. */
export function LeaveQuestion({ leaving, onDiscard, onSave, children }: LeaveQuestionProps) {
  const { asked, stay, go } = leaving
  if (asked === undefined) return null
  return (
    <Dialog
      alert
      title="Leave without saving?"
      onClose={stay}
      footer={
        <>
          <Button
            look="danger"
            data-aside=""
            onClick={() => {
              onDiscard?.()
              stay()
              go(asked)
            }}
          >
            Discard changes
          </Button>
          <Button
            onClick={() => {
              stay()
              onSave(asked)
            }}
          >
            Save and leave
          </Button>
          <Button look="primary" data-first="" onClick={stay}>
            Stay
          </Button>
        </>
      }
    >
      <p className="text-stone">{children}</p>
    </Dialog>
  )
}
