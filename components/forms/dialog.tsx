'use client'

import './forms.css'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

type DialogProps = {
  title: string
  note?: ReactNode
  /** Counts the openings: the dialog opens with each new number. Closed, it keeps what was typed. */
  opening: number
  /** What is shown in it; a new view begins at its heading. */
  view?: string
  children: ReactNode
}

const focusable = 'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea'

/** The first and the last stop of the Tab key; of a group of radio buttons only one is a stop. */
function tabStops(dialog: HTMLElement) {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
    if (!element.checkVisibility()) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
    const group = element.form?.elements.namedItem(element.name)
    return group instanceof RadioNodeList && group.value === ''
  })
  return { first: stops[0], last: stops.at(-1) }
}

/** A modal dialog of the browser's own: Escape closes it and the focus goes back to where it came from. */
export function Dialog({ title, note, opening, view, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [opening])

  useEffect(() => {
    heading.current?.focus()
    body.current?.scrollTo(0, 0)
  }, [opening, view])

  // A press that begins and ends on the backdrop closes it, not a selection of text that ends there.
  const pressedOutside = useRef(false)
  const outside = ({ clientX, clientY }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect()
    return !!box && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
  }
  function released(event: MouseEvent) {
    if (pressedOutside.current && outside(event)) dialog.current?.close()
    pressedOutside.current = false
  }

  // The browser lets Tab leave for its own buttons; here it goes round.
  function goRound(event: KeyboardEvent) {
    if (event.key !== 'Tab' || !dialog.current) return
    const { first, last } = tabStops(dialog.current)
    const at = document.activeElement
    const target = event.shiftKey ? (at === first || at === heading.current) && last : at === last && first
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    // A click beside it closes it; Escape and the button do the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="dialog"
      aria-labelledby={id}
      ref={dialog}
      onKeyDown={goRound}
      onPointerDown={(event) => (pressedOutside.current = outside(event))}
      onClick={released}
    >
      <div className="dialog__head">
        <div>
          <h2 id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {note && <p className="dialog__note">{note}</p>}
        </div>
        <button type="button" className="x" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog__body" ref={body}>
        {children}
      </div>
    </dialog>
  )
}
