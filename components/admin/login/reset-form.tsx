'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'
import { linkClass } from '@/components/staff/screen'
import { call } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { type NewPasswordFields, newPasswordSchema, passwordAdvice } from '@/lib/schemas/sign-in'
import { dropLinkToken, linkToken } from './link-token'
import { LoginNotice } from './login-notice'
import { SignInNext } from './sign-in-next'

/** A new password by the link of a mail. */
export function ResetForm() {
  const [isDone, setIsDone] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordFields>({
    resolver: zodResolver(newPasswordSchema),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    const answer = await call('POST', '/api/account/reset', { token: linkToken(), password })
    if (answer.ok) {
      dropLinkToken()
      return setIsDone(true)
    }
    if (answer.errors.password)
      setError('password', { message: answer.errors.password }, { shouldFocus: true })
    else setError('root', { message: answer.detail })
  })

  if (isDone)
    return (
      <SignInNext>
        Your new password is set. Every device that was signed in to your account has been signed out.
      </SignInNext>
    )
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {errors.root && (
        <LoginNotice title="That didn’t work.">
          {errors.root.message}{' '}
          <a className={linkClass} href="/login/forgot">
            Ask for a new link
          </a>
        </LoginNotice>
      )}
      <PasswordField
        label="New password"
        hint={passwordAdvice}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      <Button type="submit" look="primary" wide className="mt-2" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Set the new password'}
      </Button>
    </form>
  )
}
