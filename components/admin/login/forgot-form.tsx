'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { type ResetLinkFields, resetLinkSchema } from '@/lib/schemas/sign-in'
import { LoginNotice } from './login-notice'

/** Asks for a link to set a new password. What it says afterwards is the same whether there is such an account or not. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState('')
  const { register, handleSubmit, setError, formState } = useForm<ResetLinkFields>({
    resolver: zodResolver(resetLinkSchema),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await call('POST', '/api/account/reset-link', fields)
    if (answer.ok) setSentTo(fields.email)
    else setError('root', { message: answer.detail })
  })

  if (sentTo)
    return (
      <div className="grid gap-3" role="status">
        <p className="text-15">
          If <b className="font-semibold wrap-anywhere">{sentTo}</b> has an account, a link is on its way
          there. It works once, for 30 minutes.
        </p>
        <p className="text-stone">
          Nothing after five minutes? Look into the spam folder, and check that the address is right.
        </p>
      </div>
    )
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-stone">
        Enter the e-mail you sign in with. We’ll mail you a link to set a new one.
      </p>
      {errors.root && <LoginNotice title="That didn’t work.">{errors.root.message}</LoginNotice>}
      <Field label="E-mail" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" look="primary" wide className="mt-2" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Mail me a link'}
      </Button>
    </form>
  )
}
