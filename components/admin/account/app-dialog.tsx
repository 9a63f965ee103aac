'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/staff/code-field'
import { staffCall } from '@/components/staff/staff-call'
import { type CodeFields, codeSchema } from '@/lib/schemas/sign-in'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { type AppSecret } from './app-secret'

type AppDialogProps = AppSecret & { onDone: (codes: string[]) => void; onClose: () => void }

/** What the app scans or is told, and its first code in return. */
export function AppDialog({ secret, qr, onDone, onClose }: AppDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<CodeFields>({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall<{ recoveryCodes: string[] }>('PUT', '/api/account/second-factor', fields)
    if (answer.ok) onDone(answer.data.recoveryCodes)
    else showRefusal(answer, setError)
  })

  return (
    <FormDialog
      title="Scan this with your app"
      action="Switch on"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <img
        className="mx-auto size-50 border border-hair bg-paper"
        src={qr}
        width={200}
        height={200}
        alt="QR code for your authenticator app"
      />
      <p className="text-stone">
        Can’t scan it? Type this key into the app:{' '}
        <code className="font-semibold wrap-anywhere text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField appOnly error={errors.code?.message} {...register('code')} />
    </FormDialog>
  )
}
