'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { Field, Input } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type PersonFields, personSchema } from '@/lib/schemas/staff'
import { OwnPassword } from './own-password'
import { RoleField } from './role-field'
import { type PersonLine } from './staff-lines'

type PersonDialogProps = { person: PersonLine; yourEmail: string; onClose: () => void }

/** Changes an account's name and role. */
export function PersonDialog({ person, yourEmail, onClose }: PersonDialogProps) {
  const router = useRouter()
  const { id, name, role, isYou } = person
  const { register, handleSubmit, setError, control, formState } = useForm<PersonFields>({
    resolver: zodResolver(personSchema),
    defaultValues: { name, role, password: '' },
  })
  const { errors, isSubmitting } = formState
  const chosen = useWatch({ control, name: 'role' })
  const stepsDown = isYou && role === 'owner' && chosen === 'editor'

  const submit = handleSubmit(async (fields) => {
    const answer = await staffCall('PATCH', `/api/staff/${id}`, fields)
    if (!answer.ok) return showRefusal(answer, setError)
    onClose()
    showToast({
      title: 'Account changed',
      description: fields.role === role ? undefined : 'It counts at once.',
    })
    router.refresh()
  })

  return (
    <FormDialog
      title={`Change ${name}`}
      action="Save"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <RoleField error={errors.role?.message} {...register('role')} />
      {role !== 'owner' && chosen === 'owner' && (
        <OwnPassword email={yourEmail} error={errors.password?.message} {...register('password')} />
      )}
      {stepsDown && (
        <p className="border-l-3 border-clay bg-clay-mist px-3.5 py-2.75">
          As an editor you can’t open these settings any more. Only another owner can undo it.
        </p>
      )}
    </FormDialog>
  )
}
