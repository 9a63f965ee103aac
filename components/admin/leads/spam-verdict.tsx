'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'

/** The button that says of a lead what it is not now: spam, or not. The message that follows takes it back. */
export function SpamVerdict({ id, isSpam }: { id: string; isSpam: boolean }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function judge(spam: boolean) {
    setBusy(true)
    const answer = await staffCall('PATCH', `/api/leads/${id}`, { spam })
    setBusy(false)
    if (!answer.ok)
      return showToast({ title: 'Failed to update lead', description: answer.detail, destructive: true })
    const title = spam ? 'Marked as spam' : 'Moved to new leads'
    showToast({ title, action: { label: 'Undo', run: () => void judge(!spam) } })
    router.refresh()
  }

  return (
    <Button
      look={isSpam ? 'strong' : 'quiet'}
      size="small"
      disabled={busy}
      onClick={() => void judge(!isSpam)}
    >
      {isSpam ? 'Not spam' : 'Mark as spam'}
    </Button>
  )
}
