'use client'

import { type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type useLeaveQuestion } from './use-leave-question'

type LeaveQuestionProps = {
  leaving: ReturnType<typeof useLeaveQuestion>
  /** Takes the work back before it is left. */
  onDiscard?: () => void
  /** Saves the work, and goes on to where one wanted to go when that has worked. */
  onSave: (href: string | null) => void
  /** What would be lost. */
  children: ReactNode
}

/** Asks what becomes of unsaved changes to a form before it is left. */
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
