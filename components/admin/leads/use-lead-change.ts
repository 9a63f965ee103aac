import { useRouter } from 'next/navigation'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { showToast } from '@/components/ui/toast'
import type { LeadWithEvents } from '@/lib/content-types'
import type { LeadChange } from '@/lib/schemas/lead-work'

/** Has a lead changed: what is said of it, and how it is taken back. */
type ChangeLead = (change: LeadChange, title: string, undo?: LeadChange) => Promise<boolean>

/** Returns what a change has left in the fields that taking it back sets. */
function leftBy(lead: LeadWithEvents, undo: LeadChange): LeadChange['expected'] {
  const { status, value, lostReason, followUpOn } = lead
  const left = { status, value, lostReason, followUpOn, assignedToId: lead.assignedTo?.id ?? null }
  const names = Object.keys(undo).map((name) => (name === 'spam' ? 'status' : name))
  return Object.fromEntries(Object.entries(left).filter(([name]) => names.includes(name)))
}

/** Changes leads; the message that follows takes it back, and everything that shows them is read again. */
export function useLeadChange(): (id: string) => ChangeLead {
  const router = useRouter()
  return (id) => {
    const change: ChangeLead = async (input, title, undo) => {
      const saving = staffCall<LeadWithEvents>('PATCH', `/api/leads/${id}`, input)
      const takeBack = async (back: LeadChange) => {
        const answer = await saving
        // What a colleague has set since isn't taken back along with it.
        const expected = answer.ok ? leftBy(answer.data, back) : undefined
        return change({ ...back, isUndo: true, expected }, `Taken back: ${title}`)
      }
      const action =
        undo &&
        undoAction(
          () => void takeBack(undo),
          saving.then(({ ok }) => ok),
        )
      const answer = await saving
      if (!answer.ok) {
        const description = Object.values(answer.errors)[0] ?? answer.detail
        showToast({ title: 'Failed to update lead', description, destructive: true })
        if (answer.status === 409) router.refresh()
        return false
      }
      showToast({ title, action })
      router.refresh()
      return true
    }
    return change
  }
}
