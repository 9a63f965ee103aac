import { useRouter } from 'next/navigation'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { showError, showToast } from '@/components/ui/toast'
import type { LeadWithEvents } from '@/lib/content-types'
import type { LeadChange } from '@/lib/schemas/lead-work'

type ChangeLead = (change: LeadChange, title: string, undo?: LeadChange) => Promise<boolean>

/** Returns the stored values of the fields that an undo sets. */
function storedBy(lead: LeadWithEvents, undo: LeadChange): LeadChange['expected'] {
  const storedFields: Record<string, unknown> = { ...lead, assignedToId: lead.assignedTo?.id ?? null }
  const names = Object.keys(undo).map((name) => (name === 'spam' ? 'status' : name))
  return Object.fromEntries(names.map((name) => [name, storedFields[name]]))
}

/** Returns a function that changes a lead; the message that follows has Undo, and the screen is refreshed. */
export function useLeadChange(): (id: string) => ChangeLead {
  const router = useRouter()
  return (id) => {
    const change: ChangeLead = async (input, title, undo) => {
      const saving = staffCall<LeadWithEvents>('PATCH', `/api/leads/${id}`, input)
      const takeBack = async (back: LeadChange) => {
        const answer = await saving
        // Undo doesn't overwrite what a colleague has set since.
        const expected = answer.ok ? storedBy(answer.data, back) : undefined
        return change({ ...back, isUndo: true, expected }, `Undone: ${title}`)
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
        showError('Failed to update lead', description)
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
