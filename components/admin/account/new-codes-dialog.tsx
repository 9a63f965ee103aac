'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/staff/code-field'
import { staffCall } from '@/components/staff/staff-call'
import { type CodeFields, codeSchema } from '@/lib/schemas/sign-in'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'

type NewCodesDialogProps = { onDone: (codes: string[]) => void; onClose: () => void }

/** Makes new recovery codes, for a code. */
export function NewCodesDialog({ onDone, onClose }: NewCodesDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<CodeFields>({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall<{ recoveryCodes: string[] }>('POST', '/api/account/recovery-codes', fields)
    if (answer.ok) onDone(answer.data.recoveryCodes)
    else showRefusal(answer, setError)
  })

  return (
    <FormDialog
      title="Make new recovery codes"
      action="Make new codes"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-stone">You get ten new ones. The old ones stop working.</p>
      <CodeField error={errors.code?.message} {...register('code')} />
    </FormDialog>
  )
}
