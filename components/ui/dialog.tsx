'use client'

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode } from 'react'

type DialogProps = {
  title: string
  /** Called by Escape, by a click beside the dialog and by its close button. */
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  wide?: boolean
  /** Asks for a decision: no close button, and a click beside it does nothing. */
  alert?: boolean
}

/** A dialog over the screen; it holds the focus and gives it back. Shown while it is rendered. */
export function Dialog({ title, onClose, children, footer, wide, alert }: DialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="veil">
          <Radix.Content
            className={wide ? 'dialog dialog--wide' : 'dialog'}
            role={alert ? 'alertdialog' : 'dialog'}
            aria-describedby={undefined}
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
