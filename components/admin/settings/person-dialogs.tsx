'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { secondFactorSchema } from '@/lib/schemas/sign-in'
import { personSchema } from '@/lib/schemas/staff'
import { OwnPassword, RoleField } from './account-fields'
import { type PersonLine } from './staff-lines'
import { type PersonTask } from './staff-rows'

type PersonDialogProps = { person: PersonLine; yourEmail: string; onClose: () => void }

/** Opens the dialog of an owner's task for an account. */
export function PersonTaskDialog({ about, ...rest }: PersonDialogProps & { about: PersonTask }) {
  if (about === 'edit') return <EditDialog {...rest} />
  if (about === 'second-factor') return <FactorOffDialog {...rest} />
  return <ConfirmDialog task={about} person={rest.person} onClose={rest.onClose} />
}

/** Changes an account's name and role. */
function EditDialog({ person, yourEmail, onClose }: PersonDialogProps) {
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
        description: fields.role === role ? undefined : 'It takes effect right away.',
      })
      router.refresh()
    },
  })
  const chosenRole = useWatch({ control, name: 'role' })
  return (
    <FormDialog title={`Change ${name}`} action="Save" {...frame} onClose={onClose}>
      <InputField label="Name" autoComplete="off" {...field('name')} />
      <RoleField {...field('role')} />
      {role !== 'owner' && chosenRole === 'owner' && <OwnPassword email={yourEmail} {...field('password')} />}
      {isYou && role === 'owner' && chosenRole === 'editor' && (
        <p className="border-l-3 border-clay bg-clay-mist px-3.5 py-2.75">
          As an editor you won’t be able to open these settings. Only another owner can undo it.
        </p>
      )}
    </FormDialog>
  )
}

/** Turns off somebody's two-step verification, after the owner's own password. */
function FactorOffDialog({ person: { id, name }, yourEmail, onClose }: PersonDialogProps) {
  const router = useRouter()
  const { field, frame } = useCallForm({
    schema: secondFactorSchema,
    values: { password: '' },
    send: (fields) => staffCall('DELETE', `/api/staff/${id}/second-factor`, fields),
    onDone: () => {
      onClose()
      showToast({ title: `Two-step verification of ${name} is off` })
      router.refresh()
    },
  })
  return (
    <FormDialog
      title={`Turn off two-step verification of ${name}?`}
      action="Switch it off"
      {...frame}
      onClose={onClose}
    >
      <p>
        Only do this if they’ve lost both their phone and their recovery codes, and you’ve made sure it’s
        really them asking. Their password alone is then enough to sign in, until they set it up again.
      </p>
      <OwnPassword email={yourEmail} {...field('password')} />
    </FormDialog>
  )
}

type Task = Exclude<PersonTask, 'edit' | 'second-factor'>

type Words = {
  title: (name: string) => string
  text: (person: PersonLine) => string
  action: string
  done: (name: string) => string
  call: (id: string) => [method: string, path: string, body?: object]
  danger?: boolean
}

const tasks: Record<Task, Words> = {
  deactivate: {
    title: (name) => `Deactivate ${name}?`,
    text: () =>
      'They’re signed out everywhere right away and can’t sign in anymore. Their leads, notes and pages stay. You can reactivate the account later.',
    action: 'Deactivate',
    done: (name) => `${name} is deactivated`,
    call: (id) => ['PATCH', `/api/staff/${id}`, { isActive: false }],
    danger: true,
  },
  reactivate: {
    title: (name) => `Reactivate ${name}?`,
    text: () => 'They can sign in again with the password they had.',
    action: 'Reactivate',
    done: (name) => `${name} can sign in again`,
    call: (id) => ['PATCH', `/api/staff/${id}`, { isActive: true }],
  },
  reset: {
    title: (name) => `Email ${name} a link for a new password?`,
    text: ({ email }) =>
      `It goes to ${email} and works for half an hour. When it is used, every device of the account is signed out. Two-step verification stays on.`,
    action: 'Email the link',
    done: (name) => `The link is on its way to ${name}`,
    call: (id) => ['POST', `/api/staff/${id}/reset-link`],
  },
}

type ConfirmDialogProps = { task: Task; person: PersonLine; onClose: () => void }

/** Asks before an account is changed, and shows a failure. */
function ConfirmDialog({ task, person, onClose }: ConfirmDialogProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { title, text, action, done, call, danger } = tasks[task]

  async function run() {
    if (busy) return
    setBusy(true)
    setError('')
    const answer = await staffCall(...call(person.id))
    setBusy(false)
    if (!answer.ok) return setError(answer.detail)
    onClose()
    showToast({ title: done(person.name) })
    router.refresh()
  }

  return (
    <Dialog
      title={title(person.name)}
      alert
      begin="heading"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'primary'} aria-busy={busy} onClick={() => void run()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text(person)}</p>
      <div role="alert" className="mt-4 empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  )
}
