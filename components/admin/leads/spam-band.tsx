'use client'

import { ShieldAlert } from 'lucide-react'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button } from '@/components/ui/button'
import { type Lead } from '@/lib/content-types'
import { useLeadChange } from './use-lead-change'

export const SpamBand = ({ lead }: { lead: Pick<Lead, 'id' | 'status' | 'suspicion'> }) => (
  <section
    aria-label="Spam"
    className="mb-6 flex items-center gap-x-3 gap-y-2 border-y border-hair-strong py-3 max-tablet:flex-wrap"
  >
    <ShieldAlert className="size-4.5 flex-none" aria-hidden="true" />
    <p className="flex-1">
      {lead.suspicion ? (
        <>
          <b className="font-semibold">Held as spam.</b> {lead.suspicion} You were not notified.
        </>
      ) : (
        <b className="font-semibold">Marked as spam.</b>
      )}
    </p>
    <SpamVerdict lead={lead} />
  </section>
)

/** Marks a lead as spam or as not spam; the message that follows has Undo. */
export function SpamVerdict({ lead: { id, status } }: { lead: Pick<Lead, 'id' | 'status'> }) {
  const change = useLeadChange()(id)
  const { busy, runAlone } = useSingleTask()
  const isSpam = status === 'spam'
  const judge = () =>
    runAlone(() => change({ spam: !isSpam }, isSpam ? 'Moved to new leads' : 'Marked as spam', { status }))

  return (
    <Button look={isSpam ? 'strong' : 'quiet'} size="small" disabled={busy} onClick={() => void judge()}>
      {isSpam ? 'Not spam' : 'Mark as spam'}
    </Button>
  )
}
