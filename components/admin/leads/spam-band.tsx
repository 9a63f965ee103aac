import { ShieldAlert } from 'lucide-react'
import { type Lead } from '@/lib/content-types'
import { SpamVerdict } from './spam-verdict'

export function SpamBand({ lead }: { lead: Pick<Lead, 'id' | 'status' | 'suspicion'> }) {
  return (
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
}
