'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showError, showToast } from '@/components/ui/toast'
import { type Place } from '@/lib/content/areas'

type RemovePlaceProps = {
  place: Pick<Place, 'slug' | 'name'>
  /** The place that its addresses lead to. */
  instead: string
  pages: number
  /** Gives up what isn't saved of its form. */
  leave: () => void
  onClose: () => void
}

/** Asks before a place is removed, and says what that does. */
export function RemovePlace({ place, instead, pages, leave, onClose }: RemovePlaceProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const { slug, name } = place

  async function remove() {
    setBusy(true)
    const answer = await staffCall('DELETE', `/api/areas/places/${slug}`)
    if (!answer.ok) {
      setBusy(false)
      return showError(`${name} is still there`, answer.detail)
    }
    showToast({ title: `${name} removed`, description: `Its addresses lead to ${instead} now.` })
    leave()
    router.push('/admin/areas/places')
    router.refresh()
  }

  return (
    <Dialog
      alert
      title={`Remove ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button look="danger" data-aside="" aria-busy={busy} disabled={busy} onClick={() => void remove()}>
            Remove the place
          </Button>
          <Button look="primary" data-first="" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          {name} leaves every list, map and menu, and its {pages} pages go.
        </li>
        <li>Whoever comes to their addresses is led to the same page of {instead}.</li>
        <li>The own words of its pages are kept: added again under the same address, it has them back.</li>
        <li>Its facts and notes go for good.</li>
      </ul>
    </Dialog>
  )
}
