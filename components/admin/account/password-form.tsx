'use client'

import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/staff/password-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { passwordAdvice, passwordSchema } from '@/lib/schemas/sign-in'

export function PasswordForm({ email }: { email: string }) {
  const router = useRouter()
  const { field, frame, reset } = useCallForm({
    schema: passwordSchema,
    values: { current: '', password: '' },
    send: (fields) => staffCall('PUT', '/api/account/password', fields),
    onDone: () => {
      reset()
      showToast({ title: 'Password changed', description: 'Every other device has been signed out.' })
      router.refresh()
    },
  })
  return (
    <form
      className="grid max-w-95 gap-4"
      method="post"
      noValidate
      onSubmit={(event) => void frame.submit(event)}
    >
      {/* For the browser's own store of passwords. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
      <PasswordField
        label="New password"
        hint={passwordAdvice}
        autoComplete="new-password"
        {...field('password')}
      />
      {frame.error && (
        <div role="alert">
          <FieldError>{frame.error}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" look="primary" disabled={frame.busy}>
          Change password
        </Button>
      </div>
    </form>
  )
}
