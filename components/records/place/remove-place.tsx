'use client'

import { useRouter } from 'next/navigation'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { showError, showToast } from '@/components/ui/toast'
import { type Place } from '@/lib/content/areas'

type RemovePlaceProps = {
  place: Pick<Place, 'slug' | 'name'>
  /** The place that its addresses lead to. */
  instead: string
  pages: number
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a place is removed, and lists what that changes. */
export function RemovePlace({ place, instead, pages, onRemoved, onClose }: RemovePlaceProps) {
  const router = useRouter()
  const { slug, name } = place

  async function remove() {
    const answer = await staffCall('DELETE', `/api/areas/places/${slug}`)
    if (!answer.ok) {
      showError(`${name} is still there`, answer.detail)
      return false
    }
    showToast({ title: `${name} removed`, description: `Its addresses lead to ${instead} now.` })
    onRemoved()
    router.refresh()
    return true
  }

  return (
    <ConfirmDialog title={`Remove ${name}?`} action="Remove the place" run={remove} onClose={onClose}>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          {name} disappears from every list, map and menu, and its {pages} pages are removed.
        </li>
        <li>Visitors to their addresses are sent to the same page for {instead}.</li>
        <li>
          The copy of its pages is kept. If you add it again under the same address, the copy comes back.
        </li>
        <li>Its facts and notes are deleted for good.</li>
      </ul>
    </ConfirmDialog>
  )
}
