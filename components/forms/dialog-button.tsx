'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { type Subject } from './estimate-dialog'
import { type DialogKind, preloadPressed, openDialog, pageSubject, openShell, showShell } from './open-dialog'

type DialogButtonProps = {
  kind: DialogKind
  /** The page's place and service, or a function that returns them when the button is pressed. */
  subject?: Subject | (() => Subject)
  /** The page that has the form without script, or where the dialog can't load. */
  action?: string
  children: ReactNode
}

if (typeof document !== 'undefined') preloadPressed()

/**
 * The client part of a button that opens a dialog. If the dialog can't load, its shell says what to do; without a
 * shell the form is posted as without script, unless the browser is offline.
 */
export function DialogButton({ kind, subject, action = '/contact', children }: DialogButtonProps) {
  const [busy, setBusy] = useState(false)
  return (
    <form
      action={action}
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

export const HeaderEstimate = ({ children }: { children: ReactNode }) => (
  <DialogButton kind="estimate" subject={pageSubject}>
    <Button type="submit" look="primary" size="small" className="max-lg:px-3.5">
      {children}
    </Button>
  </DialogButton>
)
