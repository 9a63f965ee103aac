'use client'

import { type ReactNode, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { type DialogRequest, openDialog } from './open-dialog'

type DialogButtonProps = {
  /** A function where it is known only when the button is pressed. */
  request: DialogRequest | (() => DialogRequest)
  children: ReactNode
}

/**
 * The client's part of a button that opens a dialog; where the dialog can't come, the form leads on as without script, but
 * not to a browser's own page that says there is no network.
 */
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
          if (navigator.onLine) form.submit()
          else showToast({ title: 'You are offline', description: 'This page stays. Try again, or call us.' })
        }
        setBusy(false)
      }}
    >
      {children}
    </form>
  )
}
