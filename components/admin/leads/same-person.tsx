'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { undoAction } from '@/components/staff/undo-key'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { type LeadWithEvents } from '@/lib/content-types'

export type SameLead = { id: string; name: string; about: string }

/** Separates a merged lead again; shows a failure. @returns true on success */
async function separateLead(id: string): Promise<boolean> {
  const answer = await staffCall('DELETE', `/api/leads/${id}/merge`)
  if (!answer.ok) showError('Failed to separate the leads', answer.detail)
  return answer.ok
}

/** Lists leads with the same telephone number or email address, to be merged with this one. */
export function SamePerson({ id, others }: { id: string; others: SameLead[] }) {
  const router = useStaffRouter()
  const [busy, setBusy] = useState<string>()

  async function merge(other: SameLead) {
    setBusy(other.id)
    const answer = await staffCall<LeadWithEvents>('POST', `/api/leads/${id}/merge`, { otherId: other.id })
    setBusy(undefined)
    if (!answer.ok) return showError('Failed to merge the leads', answer.detail)
    const survivor = answer.data.id
    const mergedId = survivor === id ? other.id : id
    const title = survivor === id ? 'Merged into this lead' : `Merged into the earlier lead of ${other.name}`
    showToast({
      title,
      action: undoAction(() => void separateLead(mergedId).then((isDone) => isDone && router.refresh())),
    })
    if (survivor !== id) router.push(`/admin/leads/${survivor}${location.search}`)
    router.refresh()
  }
  return (
    <ul className="grid gap-3">
      {others.map((other) => (
        <li key={other.id} className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <StaffLink className="font-semibold underline" href={`/admin/leads/${other.id}`}>
              {other.name}
            </StaffLink>
            <small className="block text-13 text-stone">{other.about}</small>
          </span>
          <Button
            size="small"
            aria-label={`Merge with the lead of ${other.name}`}
            aria-busy={busy === other.id}
            onClick={() => void merge(other)}
          >
            Merge
          </Button>
        </li>
      ))}
    </ul>
  )
}

export function SeparateLead({ id }: { id: string }) {
  const router = useStaffRouter()
  async function separate() {
    if (!(await separateLead(id))) return
    showToast({ title: 'It’s a separate lead again' })
    router.refresh()
  }
  return (
    <Button size="small" onClick={() => void separate()}>
      Separate them
    </Button>
  )
}
