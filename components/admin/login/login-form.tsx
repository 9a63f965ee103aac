'use client'

import { CircleAlert } from 'lucide-react'
import { signIn } from 'next-auth/react'
import { type FormEvent, useRef, useState } from 'react'

const screens: Record<string, string> = {
  pages: 'Pages',
  blog: 'Blog',
  content: 'Content',
  settings: 'Settings',
  leads: 'Leads',
}
const mismatch = { title: 'That e-mail and password don’t match.', text: 'Check both and try again.' }
const tooMany = { title: 'Too many tries.', text: 'Wait 15 minutes, then try again.' }
const unreachable = { title: 'The site didn’t answer.', text: 'Check your connection and try again.' }

/** E-mail and password; a refusal never says which of the two was wrong. */
export function LoginForm({ target }: { target: string }) {
  const [refusal, setRefusal] = useState<typeof mismatch | null>(null)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const screen = screens[target.split(/[/?]/)[2] ?? ''] ?? 'the Dashboard'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const form = new FormData(event.currentTarget)
    const answer = await signIn('credentials', {
      email: form.get('email'),
      password: form.get('password'),
      redirect: false,
    }).catch(() => undefined)
    if (answer?.ok) return location.assign(target)
    setBusy(false)
    setRefusal(!answer ? unreachable : answer.error === 'TooManyAttempts' ? tooMany : mismatch)
    password.current?.focus()
    password.current?.select()
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <h1>Sign in</h1>
      <p className="login__say">You’ll go straight to {screen}.</p>
      {refusal && (
        <div className="alert" role="alert">
          <CircleAlert className="i i--s" aria-hidden="true" />
          <span>
            <b>{refusal.title}</b> {refusal.text}
          </span>
        </div>
      )}
      <label className="field">
        <span>E-mail</span>
        <input className="input" name="email" type="email" autoComplete="username" required />
      </label>
      <div className="field">
        <span>
          <label htmlFor="password">Password</label>
        </span>
        <input
          ref={password}
          className={refusal === mismatch ? 'input input--bad' : 'input'}
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
        <button
          className="btn btn--s btn--quiet login__show"
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          Show password
        </button>
      </div>
      <button className="btn btn--primary" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  )
}
