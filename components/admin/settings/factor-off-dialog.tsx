'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/components/staff/form-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { showToast } from '@/components/ui/toast'
import { secondFactorSchema } from '@/lib/schemas/sign-in'
import { OwnPassword } from './account-fields'
import { type PersonLine } from './staff-lines'

type FactorOffDialogProps = { person: PersonLine; yourEmail: string; onClose: () => void }

/** Switches somebody's second step off, for one's own password. */
export function FactorOffDialog({ person: { id, name }, yourEmail, onClose }: FactorOffDialogProps) {
  const router = useRouter()
  const { field, frame } = useCallForm({
    schema: secondFactorSchema,
    values: { password: '' },
    send: (fields) => staffCall('DELETE', `/api/staff/${id}/second-factor`, fields),
    onDone: () => {
      onClose()
      showToast({ title: `The second step of ${name} is off` })
      router.refresh()
    },
  })
  return (
    <FormDialog
      title={`Switch the second step of ${name} off?`}
      action="Switch it off"
      {...frame}
      onClose={onClose}
    >
      <p>
        Do this only when they have lost both the phone and the recovery codes, and you have made sure that it
        is really them who ask. The password alone then opens the account, until they set the second step up
        again.
      </p>
      <OwnPassword email={yourEmail} {...field('password')} />
    </FormDialog>
  )
}
