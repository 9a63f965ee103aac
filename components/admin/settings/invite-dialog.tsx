'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { copyText } from '@/components/staff/copy-text'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'
import { type InviteFields, inviteSchema } from '@/lib/schemas/staff'
import { OwnPassword, RoleField } from './account-fields'

/** A new invitation. `mailProblem` is the reason why no email was sent, else null. */
type Invite = { link: string; mailProblem: string | null; name: string; email: string }

type InviteDialogProps = {
  /** The fields of an invitation that gets a new link. */
  fields?: Pick<InviteFields, 'name' | 'email' | 'role'>
  yourEmail: string
  onClose: () => void
}

/** Invites somebody, then shows the link once. */
export function InviteDialog({ fields, yourEmail, onClose }: InviteDialogProps) {
  const router = useRouter()
  const [invite, setInvite] = useState<Invite | null>(null)
  const { field, frame, control } = useCallForm({
    schema: inviteSchema,
    values: { ...(fields ?? { name: '', email: '', role: 'editor' }), password: '' },
    send: (person) => staffCall<Pick<Invite, 'link' | 'mailProblem'>>('POST', '/api/staff/invites', person),
    onDone: (answer, { name, email }) => {
      setInvite({ ...answer, name, email })
      router.refresh()
    },
  })
  const role = useWatch({ control, name: 'role' })

  if (invite) return <LinkDialog {...invite} onClose={onClose} />
  return (
    <FormDialog
      title={fields ? 'A new link' : 'Invite someone'}
      action={fields ? 'Make a new link' : 'Invite'}
      {...frame}
      onClose={onClose}
    >
      <p className="text-stone">
        {fields
          ? 'The earlier link no longer works.'
          : 'They get a link to choose their own password. It works once, for seven days.'}
      </p>
      <InputField label="Name" autoComplete="off" {...field('name')} />
      <InputField label="Email" type="email" autoComplete="off" {...field('email')} />
      <RoleField {...field('role')} />
      {role === 'owner' && <OwnPassword email={yourEmail} {...field('password')} />}
    </FormDialog>
  )
}

/** Shows an invitation's link to be copied. It isn't stored, so it can't be shown again. */
const LinkDialog = ({ name, email, link, mailProblem, onClose }: Invite & { onClose: () => void }) => (
  <Dialog
    title={`${name} is invited`}
    alert
    begin="heading"
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Done</Button>
        <Button look="primary" onClick={() => void copyText(link, 'Link copied')}>
          Copy the link
        </Button>
      </>
    }
  >
    <div className="grid gap-4">
      <p>
        {mailProblem
          ? `The email didn’t go out. ${mailProblem} Send ${name} this link yourself, in a way that only they can read.`
          : `The link is on its way to ${email}. You can also send it yourself.`}
      </p>
      <Field label="Link" hint="It works once, for seven days, and you won’t see it again.">
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
    </div>
  </Dialog>
)
