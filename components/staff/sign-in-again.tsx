'use client'

import { CircleAlert } from 'lucide-react'
import { signIn } from 'next-auth/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'

type Asked = (signedIn: boolean) => void

const asks = new Set<Asked>()
let open: ((saving: boolean) => void) | undefined

/**
 * Shows the sign-in dialog over the work; true once somebody has signed in. `saving` tells whether something waits to
 * be saved. Needs SignInAgain on the page.
 */
export function askToSignIn(saving: boolean): Promise<boolean> {
  if (!open) return Promise.resolve(false)
  open(saving)
  return new Promise((resolve) => asks.add(resolve))
}

/** The dialog for a session that ended while somebody was working. */
export function SignInAgain({ email }: { email: string }) {
  const [shown, setShown] = useState<'to-save' | 'to-go-on'>()
  const [refused, setRefused] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useId()

  useEffect(() => {
    // Asked for twice, it speaks of what is to be saved.
    open = (saving) => setShown((now) => (saving || now === 'to-save' ? 'to-save' : 'to-go-on'))
    return () => {
      open = undefined
    }
  }, [])

  function finish(signedIn: boolean) {
    setShown(undefined)
    setRefused('')
    for (const resolve of asks) resolve(signedIn)
    asks.clear()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const typed = new FormData(event.currentTarget)
    const answer = await signIn('credentials', {
      email: typed.get('email'),
      password: typed.get('password'),
      redirect: false,
    }).catch(() => undefined)
    setBusy(false)
    if (answer?.ok) return finish(true)
    setRefused(
      !answer
        ? 'The site didn’t answer. Check your connection and try again.'
        : answer.error === 'TooManyAttempts'
          ? 'Too many tries. Wait 15 minutes, then try again.'
          : 'That e-mail and password don’t match.',
    )
  }

  if (!shown) return null
  const saving = shown === 'to-save'
  return (
    <Dialog
      alert
      title={saving ? 'Sign in again to save' : 'Sign in again'}
      onClose={() => finish(false)}
      footer={
        <>
          <button type="button" className="btn btn--quiet" onClick={() => finish(false)}>
            {saving ? 'Not now, keep my changes here' : 'Not now'}
          </button>
          <span className="end">
            <button className="btn btn--primary" form={form} disabled={busy}>
              {busy ? 'Signing in...' : saving ? 'Sign in and save' : 'Sign in'}
            </button>
          </span>
        </>
      }
    >
      <p>
        {saving
          ? 'Your session ended. Your changes are kept in this browser and will be saved as soon as you’re back.'
          : 'Your session ended. You go on where you were as soon as you’re back.'}
      </p>
      <form id={form} className="dialog__form" method="post" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>E-mail</span>
          <input
            className="input"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
        </label>
        <label className="field">
          <span>Password</span>
          <input
            className="input"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            data-first={email ? '' : undefined}
          />
        </label>
        {refused && (
          <p className="error" role="alert">
            <CircleAlert className="i i--s" aria-hidden="true" />
            {refused}
          </p>
        )}
      </form>
    </Dialog>
  )
}
