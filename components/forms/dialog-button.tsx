'use client'

import { type ReactNode, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import {
  type DialogKind,
  preloadPressed,
  openDialog,
  openShell,
  showShell,
  type Subject,
} from './open-dialog'

type DialogButtonProps = {
  kind: DialogKind
  /** What it is about; a function where that is known only when the button is pressed. */
  subject?: Subject | (() => Subject)
  children: ReactNode
}

if (typeof document !== 'undefined') preloadPressed()

/**
 * The client's part of a button that opens a dialog. Where the dialog can't come, its shell says what can be done; without a
 * shell the form leads on as without script, but not to a browser's own page that says there is no network.
 */
export function DialogButton({ kind, subject, children }: DialogButtonProps) {
  const [busy, setBusy] = useState(false)
  return (
    <form
      action="/contact"
      data-intent={kind}
      className="contents"
      aria-busy={busy || undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const shell = openShell() ?? showShell(kind, form)
        setBusy(true)
        try {
          await openDialog({ kind, ...(typeof subject === 'function' ? subject() : subject) })
        } catch {
          if (shell) shell.dataset.net = String(navigator.onLine)
          else if (navigator.onLine) form.submit()
          else showToast({ title: 'You are offline', description: 'This page stays. Try again, or call us.' })
        }
        setBusy(false)
      }}
    >
      {children}
    </form>
  )
}
