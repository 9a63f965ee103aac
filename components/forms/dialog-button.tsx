'use client'

import { type ReactNode, useState } from 'react'
import { type DialogRequest, openDialog } from './open-dialog'

/** The client's part of a button that opens a dialog; where the dialog can't come, the form leads on as without script. */
export function DialogButton({ request, children }: { request: DialogRequest; children: ReactNode }) {
  const [busy, setBusy] = useState(false)
  return (
    <form
      action="/contact"
      data-intent=""
      aria-busy={busy || undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        setBusy(true)
        try {
          await openDialog(request)
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
