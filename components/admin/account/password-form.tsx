'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type PasswordFields, passwordAdvice, passwordSchema } from '@/lib/schemas/sign-in'
import { showRefusal } from '@/components/staff/show-refusal'

/** Changes one's own password. */
export function PasswordForm({ email }: { email: string }) {
  const router = useRouter()
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordFields>({
    resolver: zodResolver(passwordSchema),
    defaultValues: { current: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall('PUT', '/api/account/password', fields)
    if (!answer.ok) return showRefusal(answer, setError)
    reset()
    showToast({ title: 'Password changed', description: 'Every other device has been signed out.' })
    router.refresh()
  })

  return (
    <form className="grid max-w-95 gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {/* For the browser's own store of passwords. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Present password"
        error={errors.current?.message}
        autoComplete="current-password"
        {...register('current')}
      />
      <PasswordField
        label="New password"
        hint={passwordAdvice}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      {errors.root && (
        <div role="alert">
          <FieldError>{errors.root.message}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" look="primary" disabled={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  )
}
