import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { undoTime } from '@/components/staff/use-trash'
import { showFailure, showToast } from '@/components/ui/toast'

/** A key that is held down or pressed twice deletes one lead only, in milliseconds. */
const again = 500
let isUnderWay = false

/** Moves a lead to the trash from a list; the message has Undo for ten seconds. @returns true on success */
export async function trashLead(id: string, name: string, onBack: () => void): Promise<boolean> {
  if (isUnderWay) return false
  isUnderWay = true
  const trashing = staffCall('POST', `/api/leads/${id}/trash`)
  const action = undoAction(
    () => void restoreFromTrash('lead', { id, title: name }).then((isBack) => isBack && onBack()),
    trashing.then(({ ok }) => ok),
  )
  const answer = await trashing
  setTimeout(() => (isUnderWay = false), again)
  if (!answer.ok) {
    showFailure('Failed to delete lead', answer)
    return false
  }
  showToast({ title: `${name} is in the trash`, lasts: undoTime, action })
  return true
}
