'use client'

import { Trash2, Undo2 } from 'lucide-react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { lazy, Suspense, useState } from 'react'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction, useUndoKey } from '@/components/staff/undo-key'
import { undoTime } from '@/components/staff/use-trash'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'

const ConfirmDialog = lazy(() =>
  import('@/components/staff/confirm-dialog').then((file) => ({ default: file.ConfirmDialog })),
)

type LeadName = { id: string; name: string }

/** Deletes a lead for good on its sender's request, after a question. */
export function DeleteLead({ id, name, backHref }: LeadName & { backHref: string }) {
  const router = useStaffRouter()
  const [isAsking, setIsAsking] = useState(false)

  async function remove(): Promise<void> {
    const answer = await staffCall('DELETE', `/api/leads/${id}`)
    setIsAsking(false)
    if (!answer.ok) return showError('Failed to delete lead', answer.detail)
    showToast({ title: 'Lead deleted' })
    router.push(backHref)
    router.refresh()
  }

  return (
    <>
      <Button look="danger" size="small" className="-ml-3" onClick={() => setIsAsking(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete on request
      </Button>
      <p className="mt-1 text-13 text-stone">
        Removes every trace and leaves an audit entry without personal data.
      </p>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={`Delete the lead of ${name}?`}
            text="The message, notes, history and anything merged into it are deleted right away and can’t be brought back. Earlier backups keep it until they’re deleted too."
            run={remove}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Moves a lead to the trash. @returns its Undo action, or null on failure */
async function moveToTrash({ id, name }: LeadName, onRestored: () => void) {
  const request = staffCall('POST', `/api/leads/${id}/trash`)
  const action = undoAction(
    () => void restoreFromTrash('lead', { id, title: name }).then((isRestored) => isRestored && onRestored()),
    request.then(({ ok }) => ok),
  )
  const answer = await request
  if (answer.ok) return action
  showError('Failed to delete lead', answer.detail)
  return null
}

/** The pause, in milliseconds, after which a key deletes another lead: held down, it deletes only one. */
const repeatPause = 500
let isTrashing = false

/** Moves a lead to the trash from a list; the message has Undo for ten seconds. @returns true on success */
export async function trashLead(lead: LeadName, onRestored: () => void): Promise<boolean> {
  if (isTrashing) return false
  isTrashing = true
  const action = await moveToTrash(lead, onRestored)
  setTimeout(() => (isTrashing = false), repeatPause)
  if (action) showToast({ title: `${lead.name} is in the trash`, lasts: undoTime, action })
  return action !== null
}

/** Moves a lead to the trash without asking: the next screen can restore it. */
export function TrashLead(lead: LeadName) {
  const router = useStaffRouter()
  const refresh = () => router.refresh()
  const remove = async () => (await moveToTrash(lead, refresh)) && refresh()
  return (
    <Button look="quiet" size="small" onClick={() => void remove()}>
      <Trash2 className="size-4" aria-hidden="true" />
      Move to the trash
    </Button>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Restores a lead. Takes the focus, since the lead was often just deleted; `textId` is the id of the text about it. */
export function RestoreLead({ id, title, textId }: { id: string; title: string; textId: string }) {
  const router = useStaffRouter()
  useUndoKey()
  const restore = async () => (await restoreFromTrash('lead', { id, title })) && router.refresh()
  return (
    <Button ref={takeFocus} look="primary" aria-describedby={textId} onClick={() => void restore()}>
      <Undo2 className="size-4" aria-hidden="true" />
      Restore
    </Button>
  )
}
