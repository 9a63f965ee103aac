'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'
import { signInWith } from '@/components/staff/sign-in'
import { call } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { passwordAdvice } from '@/lib/schemas/sign-in'
import { type JoinFields, joinFieldsSchema } from '@/lib/schemas/staff'
import { dropLinkToken, linkToken } from './link-token'
import { LoginNotice } from './login-notice'
import { SignInNext } from './sign-in-next'

/** What is known of the link: who it is for, or why it is no good. */
type Read = { name: string; email: string } | { refused: string } | null

/** Name and password of somebody who was invited. */
export function JoinForm() {
  const [read, setRead] = useState<Read>(null)

  useEffect(() => {
    let isGone = false
    void call<{ name: string; email: string }>('POST', '/api/account/invitation', {
      token: linkToken(),
    }).then((answer) => {
      if (!isGone) setRead(answer.ok ? answer.data : { refused: answer.detail })
    })
    return () => {
      isGone = true
    }
  }, [])

  if (!read)
    return (
      <p className="text-15 text-stone" role="status">
        Looking at your invitation…
      </p>
    )
  if ('refused' in read)
    return (
      <LoginNotice title="This link opens nothing.">
        {read.refused} Whoever invited you can make a new one.
      </LoginNotice>
    )
  return <PersonForm {...read} />
}

function PersonForm({ name, email }: { name: string; email: string }) {
  const [isJoined, setIsJoined] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<JoinFields>({
    resolver: zodResolver(joinFieldsSchema),
    defaultValues: { name, password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const busy = isSubmitting || (isSubmitSuccessful && !errors.root && !isJoined)

  const submit = handleSubmit(async (fields) => {
    const answer = await call('POST', '/api/account/join', { ...fields, token: linkToken() })
    if (!answer.ok) {
      for (const field of ['name', 'password'] as const)
        if (answer.errors[field]) setError(field, { message: answer.errors[field] }, { shouldFocus: true })
      if (!answer.errors.name && !answer.errors.password) setError('root', { message: answer.detail })
      return
    }
    dropLinkToken()
    const refused = await signInWith({ email, password: fields.password })
    if (refused) setIsJoined(true)
    else location.assign('/admin')
  })

  if (isJoined)
    return (
      <SignInNext>Your account is ready. Sign in with your e-mail and the password you chose.</SignInNext>
    )
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-stone">You will sign in with {email} and the password you choose here.</p>
      {errors.root && <LoginNotice title="That didn’t work.">{errors.root.message}</LoginNotice>}
      <Field label="Your name" error={errors.name?.message}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      {/* For the browser's own store of passwords. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        hint={passwordAdvice}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      <Button type="submit" look="primary" wide className="mt-2" disabled={busy}>
        {busy ? 'Saving...' : 'Set up my account'}
      </Button>
    </form>
  )
}
