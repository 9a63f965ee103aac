'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { Field, Input } from '@/components/ui/field'
import { type InviteFields, inviteSchema } from '@/lib/schemas/staff'
import { InviteLinkDialog } from './invite-link-dialog'
import { OwnPassword } from './own-password'
import { RoleField } from './role-field'

type Made = { link: string; mailProblem: string | null }

type InviteDialogProps = {
  /** Whom it was for, when an invitation gets a new link. */
  fields?: Pick<InviteFields, 'name' | 'email' | 'role'>
  yourEmail: string
  onClose: () => void
}

/** Invites somebody, and then shows the link, this once. */
export function InviteDialog({ fields, yourEmail, onClose }: InviteDialogProps) {
  const router = useRouter()
  const [made, setMade] = useState<(Made & Pick<InviteFields, 'name' | 'email'>) | null>(null)
  const { register, handleSubmit, setError, control, formState } = useForm<InviteFields>({
    resolver: zodResolver(inviteSchema),
    defaultValues: { ...(fields ?? { name: '', email: '', role: 'editor' }), password: '' },
  })
  const { errors, isSubmitting } = formState
  const role = useWatch({ control, name: 'role' })

  const submit = handleSubmit(async (person) => {
    const answer = await staffCall<Made>('POST', '/api/staff/invites', person)
    if (!answer.ok) return showRefusal(answer, setError)
    setMade({ ...answer.data, name: person.name, email: person.email })
    router.refresh()
  })

  if (made) return <InviteLinkDialog {...made} onClose={onClose} />
  return (
    <FormDialog
      title={fields ? 'A new link' : 'Invite somebody'}
      action={fields ? 'Make a new link' : 'Invite'}
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-stone">
        {fields
          ? 'The link that was sent before works no more.'
          : 'They get a link, and choose a password of their own with it. It works once, for seven days.'}
      </p>
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <RoleField error={errors.role?.message} {...register('role')} />
      {role === 'owner' && (
        <OwnPassword email={yourEmail} error={errors.password?.message} {...register('password')} />
      )}
    </FormDialog>
  )
}
