'use client'

import { Undo2 } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { type UndoLine } from './use-trash'

/** The second click of a double click isn't meant for what has come under it, in milliseconds. */
const doubleClick = 500

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** What stands where a row was that is in the trash: what happened, and the way back. The focus says it. */
export function UndoNotice({ line: { id, title, since, undo } }: { line: UndoLine }) {
  const words = useId()
  // Nor may it take the focus away from here.
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (Date.now() - since < doubleClick) event.preventDefault()
    }
    document.addEventListener('mousedown', hold)
    return () => document.removeEventListener('mousedown', hold)
  }, [since])
  return (
    <span data-undo={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id={words} className="min-w-0 text-stone wrap-anywhere">
        “{title}” is in the trash.
      </span>
      <Button
        ref={takeFocus}
        size="small"
        data-row-link=""
        aria-describedby={words}
        onClick={({ detail }) => {
          if (detail === 0 || Date.now() - since > doubleClick) undo()
        }}
      >
        <Undo2 className="size-4" aria-hidden="true" />
        Undo
      </Button>
    </span>
  )
}
