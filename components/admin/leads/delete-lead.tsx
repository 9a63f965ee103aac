'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showFailure, showToast } from '@/components/ui/toast'

const PurgeDialog = lazy(() =>
  import('@/components/staff/purge-dialog').then((file) => ({ default: file.PurgeDialog })),
)

/** Deletes a lead on its sender's request, after asking: it can't be restored. */
export function DeleteLead({ id, name, backHref }: { id: string; name: string; backHref: string }) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)

  async function remove(): Promise<void> {
    const answer = await staffCall('DELETE', `/api/leads/${id}`)
    setAsking(false)
    if (!answer.ok) return showFailure('Failed to delete lead', answer)
    showToast({ title: 'Lead deleted' })
    router.push(backHref)
    router.refresh()
  }

  return (
    <>
      <Button look="danger" size="small" className="-ml-3" onClick={() => setAsking(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete on request
      </Button>
      <p className="mt-1 text-13 text-stone">
        Removes every trace and leaves an audit entry without personal data.
      </p>
      <Suspense>
        {asking && (
          <PurgeDialog title={`Delete the lead of ${name}?`} remove={remove} onClose={() => setAsking(false)}>
            Message, notes, history and what was joined to it go at once and can’t be brought back. Backups
            made before hold it until they are deleted in their turn.
          </PurgeDialog>
        )}
      </Suspense>
    </>
  )
}
