import 'server-only'
import { addAudit } from '@/lib/data/audit'
import type { AuditAction } from '@/lib/records/audit-actions'
import { log } from '@/lib/log'
import { clientAddress } from '@/lib/limits/client-address'
import { processSlot } from '@/lib/process-slot'

type Entry = {
  staffId?: string | null
  action: AuditAction
  target?: string
  detail?: string
  address?: string
}

/** Writes an audit entry. What has happened isn't undone because writing failed: that is logged. */
export async function audit(entry: Entry): Promise<void> {
  try {
    await addAudit(entry)
  } catch (error) {
    log.error({ err: error, action: entry.action }, 'an audit entry could not be written')
  }
}

/** Writes what a staff member did by a request. */
export const auditRequest = (
  staff: { id: string },
  request: Request,
  entry: Omit<Entry, 'staffId' | 'address'>,
): Promise<void> => audit({ ...entry, staffId: staff.id, address: clientAddress(request.headers) })

// Strangers can cause any number of failed sign-ins. The first ones of each hour get entries of their own; the others are
// counted, and the first entry after that hour has their number.
const mostAnHour = 60
const hour = 60 * 60_000
const failures = processSlot<{ since: number; written: number; unwritten: number }>('audit-failures')

/** Writes a sign-in that failed. What was typed as the email stays out: it may be a password. */
export async function auditFailure(failure: {
  staffId?: string
  address: string
  detail: string
}): Promise<void> {
  const now = Date.now()
  const last = failures.current
  const counts = last && now - last.since <= hour ? last : { since: now, written: 0, unwritten: 0 }
  if (counts !== last) {
    failures.current = counts
    const unwritten = last?.unwritten ?? 0
    if (unwritten > 0)
      await audit({
        action: 'sign-in-failed',
        detail: `${unwritten} more in the hour before, not listed one by one`,
      })
  }
  if (counts.written >= mostAnHour) {
    counts.unwritten += 1
    return
  }
  counts.written += 1
  const target = failure.staffId ? '' : 'no such account'
  await audit({ ...failure, action: 'sign-in-failed', target })
}
