'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Lead } from '@/lib/content-types'
import { useLeadChange } from './use-lead-change'

/** Marks a lead as spam or as not spam; the message that follows has Undo. */
export function SpamVerdict({ lead: { id, status } }: { lead: Pick<Lead, 'id' | 'status'> }) {
  const change = useLeadChange()(id)
  const [busy, setBusy] = useState(false)
  const isSpam = status === 'spam'

  async function judge() {
    setBusy(true)
    await change({ spam: !isSpam }, isSpam ? 'Moved to new leads' : 'Marked as spam', { status })
    setBusy(false)
  }

  return (
    <Button look={isSpam ? 'strong' : 'quiet'} size="small" disabled={busy} onClick={() => void judge()}>
      {isSpam ? 'Not spam' : 'Mark as spam'}
    </Button>
  )
}
