'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/staff/code-field'
import { PasswordField } from '@/components/staff/password-field'
import { linkClass } from '@/components/staff/screen'
import { type Refusal, signInWith } from '@/components/staff/sign-in'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { type SignInFields, signInSchema } from '@/lib/schemas/sign-in'
import { LoginNotice } from './login-notice'

const screens: Record<string, string> = {
  pages: 'Pages',
  blog: 'Blog',
  content: 'Content',
  settings: 'Settings',
  leads: 'Leads',
  account: 'Your account',
  deliveries: 'Deliveries',
  statistics: 'Statistics',
}

/** Signs in. A refusal never says whether email or password was wrong. `ended`: this browser was signed in before. */
export function LoginForm({ target, ended = false }: { target: string; ended?: boolean }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [asksForCode, setAsksForCode] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<SignInFields>({
    resolver: zodResolver(signInSchema),
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const busy = isSubmitting || (isSubmitSuccessful && !refusal)
  const screen = screens[target.split(/[/?]/)[2] ?? ''] ?? 'the Dashboard'

  const submit = handleSubmit(async (fields) => {
    const newRefusal = await signInWith(fields)
    setRefusal(newRefusal)
    // The sign-in screen itself knows whether somebody comes to the dashboard for the first time.
    if (!newRefusal) location.assign(target === '/admin' ? '/login' : target)
    else if (newRefusal.field === 'code') setAsksForCode(true)
  })

  // Unless somebody has focused another field already.
  useEffect(() => {
    if (document.activeElement === document.body) setFocus('email')
  }, [setFocus])

  // The code's field is rendered only after the server requires a code.
  useEffect(() => {
    if (refusal) setFocus(refusal.field, { shouldSelect: true })
  }, [refusal, setFocus])

  const invalid = (field: Refusal['field']) =>
    refusal?.wrong && refusal.field === field && { 'aria-invalid': true }
  return (
    <form
      method="post"
      noValidate
      className="my-auto grid w-full max-w-95 gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h1 className="mb-2.5 font-serif text-34 leading-[1.1] font-[430] tracking-[-0.022em]">Sign in</h1>
        <p className="mb-2 text-15 text-stone">
          {ended && 'Your session ended. '}You’ll go straight to {screen}.
        </p>
      </div>
      {refusal && (
        <LoginNotice title={refusal.title} quiet={!refusal.wrong && refusal.field === 'code'}>
          {refusal.text}
        </LoginNotice>
      )}
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <PasswordField
        label="Password"
        error={errors.password?.message}
        {...invalid('password')}
        autoComplete="current-password"
        {...register('password')}
      />
      {asksForCode && <CodeField error={errors.code?.message} {...invalid('code')} {...register('code')} />}
      <Button type="submit" look="primary" wide className="mt-2" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
      <p className="text-14 leading-6">
        <a className={`inline-block ${linkClass}`} href="/login/forgot">
          Forgot your password?
        </a>
      </p>
    </form>
  )
}
