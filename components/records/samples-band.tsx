'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { counted } from '@/lib/text/counted'
import { listedRecords } from '@/lib/records/registry'
import { type ContentCounts } from './content-head'

/** Shows how many samples are left, and deletes all of them in one step that can be undone. */
export function SamplesBand({ counts }: { counts: ContentCounts }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const samplesOf = (kind: string) => counts[kind]?.samples ?? 0
  const sampleCount = listedRecords.reduce((sum, { kind }) => sum + samplesOf(kind), 0)
  if (sampleCount === 0) return null
  const kinds = listedRecords
    .filter(({ kind }) => samplesOf(kind) > 0)
    .map(({ kind, one }) => counted(samplesOf(kind), `sample ${one.toLowerCase()}`))

  async function remove() {
    setBusy(true)
    const answer = await staffCall<object>('DELETE', '/api/samples')
    setBusy(false)
    if (!answer.ok) return showError('The samples could not be removed', answer.detail)
    const undo = { label: 'Undo', run: () => void bringBack(answer.data) }
    showToast({ title: `${counted(sampleCount, 'sample')} removed`, action: undo })
    router.refresh()
  }

  async function bringBack(ids: object) {
    const answer = await staffCall('POST', '/api/samples/restore', ids)
    if (answer.ok) showToast({ title: 'The samples are back' })
    else showError('The samples could not be brought back', answer.detail)
    router.refresh()
  }

  return (
    <section
      aria-label="Samples"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-3 border-brass bg-brass-mist py-2.5 pr-3 pl-4"
    >
      <p>
        <b className="font-semibold">
          {kinds.join(' and ')} {sampleCount === 1 ? 'is' : 'are'} still here.
        </b>{' '}
        They’re made up. Replace them with your own, or remove them all.
      </p>
      <Button look="strong" size="small" aria-busy={busy} disabled={busy} onClick={() => void remove()}>
        Remove all samples ({sampleCount})
      </Button>
    </section>
  )
}
