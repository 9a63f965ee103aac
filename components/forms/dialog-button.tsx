'use client'

import { type ReactNode, useState } from 'react'
import { type DialogRequest, openDialog } from './open-dialog'

type DialogButtonProps = {
  /** A function where it is known only when the button is pressed. */
  request: DialogRequest | (() => DialogRequest)
  children: ReactNode
}

/** The client's part of a button that opens a dialog; where the dialog can't come, the form leads on as without script. */
export function DialogButton({ request, children }: DialogButtonProps) {
  const [busy, setBusy] = useState(false)
  return (
    <form
      action="/contact"
      data-intent=""
      className="contents"
      aria-busy={busy || undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        setBusy(true)
        try {
          await openDialog(typeof request === 'function' ? request() : request)
        } catch {
          form.submit()
        }
        setBusy(false)
      }}
    >
      {children}
    </form>
  )
}
