'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { Button } from '@/components/ui/button'
import { showFailure } from '@/components/ui/toast'

/** Moves a lead to the trash without asking: the next screen can restore it. */
export function TrashLead({ id, name }: { id: string; name: string }) {
  const router = useRouter()

  async function remove() {
    const answer = await staffCall('POST', `/api/leads/${id}/trash`)
    if (!answer.ok) return showFailure('Failed to delete lead', answer)
    undoAction(
      () => void restoreFromTrash('lead', { id, title: name }).then((isBack) => isBack && router.refresh()),
    )
    router.refresh()
  }

  return (
    <Button look="quiet" size="small" onClick={() => void remove()}>
      <Trash2 className="size-4" aria-hidden="true" />
      Move to the trash
    </Button>
  )
}
