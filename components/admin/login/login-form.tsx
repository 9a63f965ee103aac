'use client'

import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { type Refusal, refusals, signInWith } from '@/components/staff/sign-in'
import { BareButton, Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'

const screens: Record<string, string> = {
  pages: 'Pages',
  blog: 'Blog',
  content: 'Content',
  settings: 'Settings',
  leads: 'Leads',
}
/** E-mail and password; a refusal never says which of the two was wrong. */
export function LoginForm({ target }: { target: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const screen = screens[target.split(/[/?]/)[2] ?? ''] ?? 'the Dashboard'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const form = new FormData(event.currentTarget)
    const refused = await signInWith(form)
    if (!refused) return location.assign(target)
    setBusy(false)
    setRefusal(refused)
    password.current?.focus()
    password.current?.select()
  }

  return (
    <form
      method="post"
      className="my-auto grid w-full max-w-95 gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h1 className="mb-2.5 font-serif text-34 leading-[1.1] font-[430] tracking-[-0.022em]">Sign in</h1>
        <p className="mb-2 text-15 text-stone">You’ll go straight to {screen}.</p>
      </div>
      {refusal && (
        <div className="flex gap-2.5 border-l-3 border-clay bg-clay-mist px-3.5 py-2.75" role="alert">
          <CircleAlert className="mt-0.5 size-4 flex-none text-clay" aria-hidden="true" />
          <span>
            <b className="font-semibold">{refusal.title}</b> {refusal.text}
          </span>
        </div>
      )}
      <Field label="E-mail">
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <Field
        label="Password"
        note={
          <BareButton
            className="-my-3.5 py-3.5 pl-3 font-semibold text-spruce hover:underline"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </BareButton>
        }
      >
        <Input
          ref={password}
          aria-invalid={refusal === refusals.mismatch || undefined}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
      </Field>
      <Button type="submit" look="primary" wide className="mt-2" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
