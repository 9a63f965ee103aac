'use client'

import { type UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'

type OwnPasswordProps = UseFormRegisterReturn & { email: string; error?: string }

/** The password of whoever sits here, asked for again: an open screen alone mustn't do this. */
export function OwnPassword({ email, ...register }: OwnPasswordProps) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        hint="To be sure that it is you."
        autoComplete="current-password"
        {...register}
      />
    </>
  )
}
