'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'
import { staffCall } from '@/components/staff/staff-call'
import { type SecondFactorFields, secondFactorSchema } from '@/lib/schemas/sign-in'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { type AppSecret } from './app-secret'

type PasswordDialogProps = { email: string; onDone: (made: AppSecret) => void; onClose: () => void }

/** Asks for the password before a second step is set up. */
export function PasswordDialog({ email, onDone, onClose }: PasswordDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<SecondFactorFields>({
    resolver: zodResolver(secondFactorSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall<AppSecret>('POST', '/api/account/second-factor', fields)
    if (answer.ok) onDone(answer.data)
    else showRefusal(answer, setError)
  })

  return (
    <FormDialog
      title="Set up the second step"
      action="Continue"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-stone">
        You need an authenticator app on your phone: the one that came with it, Google Authenticator,
        1Password or the like. First, your password.
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
    </FormDialog>
  )
}
