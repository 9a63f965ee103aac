'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type PersonLine } from './staff-lines'
import { type PersonTask } from './staff-rows'

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
      'They are signed out everywhere at once and can’t sign in any more. Their leads, notes and pages stay. You can reactivate the account later.',
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
    title: (name) => `Mail ${name} a link for a new password?`,
    text: ({ email }) =>
      `It goes to ${email} and works for half an hour. When it is used, every device of the account is signed out. A second step stays on.`,
    action: 'Mail the link',
    done: (name) => `The link is on its way to ${name}`,
    call: (id) => ['POST', `/api/staff/${id}/reset-link`],
  },
}

type ConfirmDialogProps = { task: Task; person: PersonLine; onClose: () => void }

/** Asks before an account is changed, and shows why that failed. */
export function ConfirmDialog({ task, person, onClose }: ConfirmDialogProps) {
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
