'use client'

import { Undo2 } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { type UndoLine } from './use-trash'

/** Ignores the second click of a double click that began on the row before, in milliseconds. */
const doubleClick = 500

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Replaces a row that was moved to the trash. It takes the focus, so that screen readers announce it. */
export function UndoNotice({ line: { id, title, since, undo } }: { line: UndoLine }) {
  const textId = useId()
  // Nor may the double click take the focus away.
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (Date.now() - since < doubleClick) event.preventDefault()
    }
    document.addEventListener('mousedown', hold)
    return () => document.removeEventListener('mousedown', hold)
  }, [since])
  return (
    <span data-undo={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id={textId} className="min-w-0 text-stone wrap-anywhere">
        “{title}” is in the trash.
      </span>
      <Button
        ref={takeFocus}
        size="small"
        data-row-link=""
        aria-describedby={textId}
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

/** The same as a table row. */
export const UndoRow = ({ line, columns }: { line: UndoLine; columns: number }) => (
  <tr className="max-tablet:block" style={{ height: line.height }}>
    <td
      colSpan={columns}
      className="border-b border-hair py-1.5 max-tablet:flex max-tablet:h-full max-tablet:items-center max-tablet:p-0"
    >
      <UndoNotice line={line} />
    </td>
  </tr>
)
