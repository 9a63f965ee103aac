import { useRouter } from 'next/navigation'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { showToast } from '@/components/ui/toast'
import type { LeadWithEvents } from '@/lib/content-types'
import type { LeadChange } from '@/lib/schemas/leads'

/** Has a lead changed: what is said of it, and how it is taken back. */
type ChangeLead = (change: LeadChange, title: string, undo?: LeadChange) => Promise<boolean>

/** Changes leads; the message that follows takes it back, and everything that shows them is read again. */
export function useLeadChange(): (id: string) => ChangeLead {
  const router = useRouter()
  return (id) => {
    const change: ChangeLead = async (input, title, undo) => {
      const saving = staffCall<LeadWithEvents>('PATCH', `/api/leads/${id}`, input)
      const action =
        undo &&
        undoAction(
          () => void change({ ...undo, isUndo: true }, `Taken back: ${title}`),
          saving.then(({ ok }) => ok),
        )
      const answer = await saving
      if (!answer.ok) {
        const description = Object.values(answer.errors)[0] ?? answer.detail
        showToast({ title: 'Failed to update lead', description, destructive: true })
        return false
      }
      showToast({ title, action })
      router.refresh()
      return true
    }
    return change
  }
}
