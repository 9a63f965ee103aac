'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PurgeDialog } from '@/components/staff/purge-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { records } from '@/lib/records/registry'
import { capitalized, inWords } from '@/lib/text/in-words'

/** Removes for good what the screen shows; `until` is when it was read. */
export function EmptyTrash({ total, until }: { total: number; until: string }) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)

  async function empty() {
    const answer = await staffCall('DELETE', '/api/trash', { until })
    setAsking(false)
    if (answer.ok) showToast({ title: 'The trash is empty' })
    else showError('The trash could not be emptied', answer.detail)
    router.refresh()
  }

  return (
    <>
      <Button look="danger" className="max-tablet:-ml-3.5" onClick={() => setAsking(true)}>
        Empty trash
      </Button>
      {asking && (
        <PurgeDialog
          title={total === 1 ? 'Delete what is in the trash?' : `Delete all ${total} in the trash?`}
          remove={empty}
          onClose={() => setAsking(false)}
        >
          {capitalized(inWords(records.map(({ several }) => several.toLowerCase())))} in the trash go for
          good, with their earlier versions and histories. Nobody can bring them back.
        </PurgeDialog>
      )}
    </>
  )
}
