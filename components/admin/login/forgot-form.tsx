'use client'

import { useState } from 'react'
import { InputField } from '@/components/staff/input-field'
import { call } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { resetLinkSchema } from '@/lib/schemas/sign-in'
import { LoginNotice } from './login-notice'

/** Asks for a link to set a new password. The answer is the same whether there is such an account or not. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState('')
  const { field, frame } = useCallForm({
    schema: resetLinkSchema,
    values: { email: '' },
    send: (fields) => call('POST', '/api/account/reset-link', fields),
    onDone: (_, fields) => setSentTo(fields.email),
  })

  if (sentTo)
    return (
      <div className="grid gap-3" role="status">
        <p className="text-15">
          If <b className="font-semibold wrap-anywhere">{sentTo}</b> has an account, a link is on its way
          there. It works once, for 30 minutes.
        </p>
        <p className="text-stone">
          Nothing after five minutes? Check your spam folder, and make sure the address is right.
        </p>
      </div>
    )
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void frame.submit(event)}>
      <p className="text-15 text-stone">
        Enter the email you sign in with. We’ll email you a link to set a new one.
      </p>
      {frame.error && <LoginNotice title="That didn’t work.">{frame.error}</LoginNotice>}
      <InputField label="Email" type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" look="primary" wide className="mt-2" disabled={frame.busy}>
        {frame.busy ? 'Sending...' : 'Email me a link'}
      </Button>
    </form>
  )
}
