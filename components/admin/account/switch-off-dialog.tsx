'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/staff/code-field'
import { PasswordField } from '@/components/staff/password-field'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type SecondFactorOffFields, secondFactorOffSchema } from '@/lib/schemas/sign-in'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'

/** Switches the second step off, for the password and a code. */
export function SwitchOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<SecondFactorOffFields>({
    resolver: zodResolver(secondFactorOffSchema),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall('DELETE', '/api/account/second-factor', fields)
    if (!answer.ok) return showRefusal(answer, setError)
    showToast({ title: 'The second step is off' })
    onClose()
  })

  return (
    <FormDialog
      title="Switch the second step off"
      action="Switch off"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-stone">
        From then on your password alone opens the back office. Your recovery codes stop working.
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
      <CodeField error={errors.code?.message} {...register('code')} />
    </FormDialog>
  )
}
