'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { showToast } from '@/components/ui/toast'
import { personSchema } from '@/lib/schemas/staff'
import { OwnPassword, RoleField } from './account-fields'
import { type PersonLine } from './staff-lines'

type PersonDialogProps = { person: PersonLine; yourEmail: string; onClose: () => void }

/** Changes an account's name and role. */
export function PersonDialog({ person, yourEmail, onClose }: PersonDialogProps) {
  const router = useRouter()
  const { id, name, role, isYou } = person
  const { field, frame, control } = useCallForm({
    schema: personSchema,
    values: { name, role, password: '' },
    send: (fields) => staffCall('PATCH', `/api/staff/${id}`, fields),
    onDone: (_, fields) => {
      onClose()
      showToast({
        title: 'Account changed',
        description: fields.role === role ? undefined : 'It counts at once.',
      })
      router.refresh()
    },
  })
  const chosen = useWatch({ control, name: 'role' })
  return (
    <FormDialog title={`Change ${name}`} action="Save" {...frame} onClose={onClose}>
      <InputField label="Name" autoComplete="off" {...field('name')} />
      <RoleField {...field('role')} />
      {role !== 'owner' && chosen === 'owner' && <OwnPassword email={yourEmail} {...field('password')} />}
      {isYou && role === 'owner' && chosen === 'editor' && (
        <p className="border-l-3 border-clay bg-clay-mist px-3.5 py-2.75">
          As an editor you can’t open these settings any more. Only another owner can undo it.
        </p>
      )}
    </FormDialog>
  )
}
