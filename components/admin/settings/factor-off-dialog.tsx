'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type SecondFactorFields, secondFactorSchema } from '@/lib/schemas/sign-in'
import { OwnPassword } from './own-password'
import { type PersonLine } from './staff-lines'

type FactorOffDialogProps = { person: PersonLine; yourEmail: string; onClose: () => void }

/** Switches somebody's second step off, for one's own password. */
export function FactorOffDialog({ person: { id, name }, yourEmail, onClose }: FactorOffDialogProps) {
  const router = useRouter()
  const { register, handleSubmit, setError, formState } = useForm<SecondFactorFields>({
    resolver: zodResolver(secondFactorSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall('DELETE', `/api/staff/${id}/second-factor`, fields)
    if (!answer.ok) return showRefusal(answer, setError)
    onClose()
    showToast({ title: `The second step of ${name} is off` })
    router.refresh()
  })

  return (
    <FormDialog
      title={`Switch the second step of ${name} off?`}
      action="Switch it off"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <p>
        Do this only when they have lost both the phone and the recovery codes, and you have made sure that it
        is really them who ask. The password alone then opens the account, until they set the second step up
        again.
      </p>
      <OwnPassword email={yourEmail} error={errors.password?.message} {...register('password')} />
    </FormDialog>
  )
}
