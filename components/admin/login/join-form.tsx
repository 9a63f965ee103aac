'use client'

import { useEffect, useState } from 'react'
import { InputField } from '@/components/staff/input-field'
import { PasswordField } from '@/components/staff/password-field'
import { signInWith } from '@/components/staff/sign-in'
import { call } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { passwordAdvice } from '@/lib/schemas/sign-in'
import { joinFieldsSchema } from '@/lib/schemas/staff'
import { dropLinkToken, linkToken } from './link-token'
import { LoginNotice } from './login-notice'
import { SignInNext } from './sign-in-next'

/** The invitation of the link, or why it is refused. */
type Read = { name: string; email: string } | { refused: string } | null

/** Asks somebody who was invited for name and password. */
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
      <LoginNotice title="This link doesn’t work.">
        {read.refused} Whoever invited you can make a new one.
      </LoginNotice>
    )
  return <PersonForm {...read} />
}

function PersonForm({ name, email }: { name: string; email: string }) {
  const [isJoined, setIsJoined] = useState(false)
  const { field, frame, formState } = useCallForm({
    schema: joinFieldsSchema,
    values: { name, password: '' },
    send: (fields) => call('POST', '/api/account/join', { ...fields, token: linkToken() }),
    onDone: async (_, { password }) => {
      dropLinkToken()
      const refusal = await signInWith({ email, password })
      if (refusal) setIsJoined(true)
      else location.assign('/admin')
    },
  })
  const busy = frame.busy || (formState.isSubmitSuccessful && !frame.error)

  if (isJoined)
    return <SignInNext>Your account is ready. Sign in with your email and the password you chose.</SignInNext>
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void frame.submit(event)}>
      <p className="text-15 text-stone">You’ll sign in with {email} and the password you choose here.</p>
      {frame.error && <LoginNotice title="That didn’t work.">{frame.error}</LoginNotice>}
      <InputField label="Your name" autoComplete="name" {...field('name')} />
      {/* For the browser's own store of passwords. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        hint={passwordAdvice}
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" look="primary" wide className="mt-2" disabled={busy}>
        {busy ? 'Saving...' : 'Set up my account'}
      </Button>
    </form>
  )
}
