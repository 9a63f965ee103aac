import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { staffCall } from '@/components/staff/staff-call'
import { undoTime } from '@/components/staff/use-trash'
import { showError, showToast } from '@/components/ui/toast'
import { type Kind, requireKind } from '@/lib/records/registry'

/** Returns what moves the record that is open to the trash; the message `title` has the way back. */
export function useDeletion(kind: Kind, title: string, onDeleted: () => void) {
  const router = useRouter()
  const isDeleting = useRef(false)
  return async (record: { id: string; title: string }) => {
    // Ignores the second click of a double click.
    if (isDeleting.current) return
    isDeleting.current = true
    const answer = await staffCall('DELETE', `${requireKind(kind).calls}/${record.id}`)
    if (!answer.ok) {
      isDeleting.current = false
      return showError(`Failed to delete ${kind}`, answer.detail)
    }
    const run = () => void restoreFromTrash(kind, record).then((isBack) => isBack && router.refresh())
    showToast({ title, lasts: undoTime, action: { label: 'Undo', run } })
    onDeleted()
  }
}
