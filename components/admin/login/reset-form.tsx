'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'
import { linkClass } from '@/components/staff/screen'
import { call } from '@/components/staff/staff-call'
import { Button, ButtonLink } from '@/components/ui/button'
import { type NewPasswordFields, newPasswordSchema, passwordAdvice } from '@/lib/schemas/sign-in'
import { LoginNotice } from './login-notice'

/** A new password by the link of a mail. Its token stands behind the # of the address, which no server and no log sees. */
export function ResetForm() {
  const [isDone, setIsDone] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordFields>({
    resolver: zodResolver(newPasswordSchema),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    const token = location.hash.slice(1) || 'none'
    const answer = await call('POST', '/api/account/reset', { token, password })
    if (answer.ok) {
      history.replaceState(null, '', location.pathname)
      return setIsDone(true)
    }
    if (answer.errors.password)
      setError('password', { message: answer.errors.password }, { shouldFocus: true })
    else setError('root', { message: answer.detail })
  })

  if (isDone)
    return (
      <div className="grid gap-4" role="status">
        <p className="text-15">
          Your new password is set. Every device that was signed in to your account has been signed out.
        </p>
        <ButtonLink look="primary" wide href="/login">
          Sign in
        </ButtonLink>
      </div>
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
