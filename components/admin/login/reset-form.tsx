'use client'

import { useState } from 'react'
import { PasswordField } from '@/components/staff/password-field'
import { linkClass } from '@/components/staff/screen'
import { call } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { newPasswordSchema, passwordAdvice } from '@/lib/schemas/sign-in'
import { dropLinkToken, linkToken } from './link-token'
import { LoginNotice } from './login-notice'
import { SignInNext } from './sign-in-next'

/** Sets a new password by an emailed link. */
export function ResetForm() {
  const [isDone, setIsDone] = useState(false)
  const { field, frame } = useCallForm({
    schema: newPasswordSchema,
    values: { password: '' },
    send: (fields) => call('POST', '/api/account/reset', { ...fields, token: linkToken() }),
    onDone: () => {
      dropLinkToken()
      setIsDone(true)
    },
  })

  if (isDone)
    return (
      <SignInNext>
        Your new password is set. Every device that was signed in to your account has been signed out.
      </SignInNext>
    )
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void frame.submit(event)}>
      {frame.error && (
        <LoginNotice title="That didn’t work.">
          {frame.error}{' '}
          <a className={linkClass} href="/login/forgot">
            Ask for a new link
          </a>
        </LoginNotice>
      )}
      <PasswordField
        label="New password"
        hint={passwordAdvice}
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" look="primary" wide className="mt-2" disabled={frame.busy}>
        {frame.busy ? 'Saving...' : 'Set the new password'}
      </Button>
    </form>
  )
}
