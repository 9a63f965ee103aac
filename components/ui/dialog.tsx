'use client'

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

type DialogProps = {
  title: string
  /** Called by Escape, by a click beside the dialog and by its close button. */
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  wide?: boolean
  /** Asks for a decision: no close button, and a click beside it does nothing. */
  alert?: boolean
  /** The id of the sentence that is read out with the title. */
  describedBy?: string
}

/** A dialog over the screen; it holds the focus and gives it back. Shown while it is rendered. */
export function Dialog({ title, onClose, children, footer, wide, alert, describedBy }: DialogProps) {
  const opener = useRef<HTMLElement>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="veil">
          <Radix.Content
            className={wide ? 'dialog dialog--wide' : 'dialog'}
            role={alert ? 'alertdialog' : 'dialog'}
            aria-describedby={describedBy}
            onOpenAutoFocus={(event) => {
              opener.current ??= document.activeElement as HTMLElement | null
              toFirstField(event)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              opener.current?.focus()
            }}
            onPointerDownOutside={(event) => alert && event.preventDefault()}
          >
            <div className="dialog__head">
              <Radix.Title asChild>
                <h2>{title}</h2>
              </Radix.Title>
              {!alert && (
                <Radix.Close className="ib" aria-label="Close">
                  <X className="i" aria-hidden="true" />
                </Radix.Close>
              )}
            </div>
            <div className="dialog__body">{children}</div>
            {footer && <div className="dialog__foot">{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A form begins at its first field, or at one marked to come first; on a phone the keyboard would cover what is being edited. */
function toFirstField(event: Event) {
  const dialog = event.currentTarget as Element
  const field =
    dialog.querySelector<HTMLElement>('form [data-first]') ??
    dialog.querySelector<HTMLElement>('form :is(input, textarea, select)')
  if (!field) return
  event.preventDefault()
  const phone = matchMedia('(max-width: 760px)').matches
  ;(phone ? (dialog as HTMLElement) : field).focus()
}
