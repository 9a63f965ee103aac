import 'server-only'
import { pruneAudit } from '@/lib/data/audit'
import { pruneLeads } from '@/lib/data/lead-changes'
import { prunePageViews } from '@/lib/data/page-views'
import { taskDoneAt, noteTaskDone } from '@/lib/data/leases'
import { prunePasswordResets } from '@/lib/data/password-resets'
import { getRetention } from '@/lib/data/settings'
import { pruneInvites } from '@/lib/data/staff-invites'
import { pruneStaffSessions } from '@/lib/data/staff-sessions'
import { pruneTrash } from '@/lib/records/trash'
import { pruneUnsavedDrafts } from '@/lib/data/unsaved-drafts'
import { type LeaseManager, leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { counted } from '@/lib/text/counted'
import { trashDays } from '@/lib/records/trash-rules'
import { audit } from './audit'

const daily = 24 * 60 * 60_000
/** The delay of the first look after the start, and the pause before each further one; in milliseconds. */
const soon = 60_000
const every = 10 * 60_000

// One per process, also when a development reload loads this module again.
const slot = processSlot<true>('account-housekeeping')

/** Returns the moment so many months before: on the last day of a month that is too short for the same one. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0)
  return date
}

/** Deletes the leads that are kept no longer, as the settings and the privacy page say; the log has their number. */
async function cleanUpLeads(leadMonths: number | null, spamDays: number): Promise<void> {
  const closed = leadMonths === null ? null : monthsBefore(new Date(), leadMonths)
  // Page views are read beside leads only.
  if (closed) await prunePageViews(closed.toISOString().slice(0, 10))
  const spam = spamDays > 0 ? new Date(Date.now() - spamDays * 24 * 3_600_000) : null
  const count = await pruneLeads({ closed, spam })
  if (count > 0)
    await audit({
      action: 'lead-deleted',
      detail: `${counted(count, 'lead')} after the time that leads are kept`,
    })
}

/** Deletes what has been in the trash long enough; the log has the number of leads. */
async function cleanUpTrash(): Promise<void> {
  const { lead } = await pruneTrash()
  if (lead > 0)
    await audit({
      action: 'lead-deleted',
      detail: `${counted(lead, 'lead')} after ${trashDays} days in the trash`,
    })
}

export async function cleanUpAccounts(): Promise<void> {
  const { auditDays, leadMonths, spamDays } = await getRetention()
  await cleanUpLeads(leadMonths, spamDays)
  await pruneAudit(new Date(), auditDays)
  const prunes = [pruneStaffSessions, prunePasswordResets, pruneInvites, pruneUnsavedDrafts, cleanUpTrash]
  for (const prune of prunes) await prune()
}

/**
 * Cleans up if it is this instance's turn and no instance has done it within a day, with `afterwards` at the end.
 * `atEachLook` runs whenever it is this instance's turn.
 * @returns whether it cleaned up
 */
export async function cleanUpDaily(
  keeper: LeaseManager = leases(),
  atEachLook: () => Promise<unknown> = () => Promise.resolve(),
  afterwards: () => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const hold = await keeper.take('housekeeping')
  if (!hold) return false
  await atEachLook().catch((error: unknown) => log.warn({ err: error }, 'a look of the housekeeping failed'))
  const doneAt = await taskDoneAt('housekeeping')
  if (doneAt && Date.now() - doneAt.getTime() < daily) return false
  await cleanUpAccounts()
  await afterwards()
  await noteTaskDone(hold)
  return true
}

/** Cleans up daily, then runs `afterwards`; and runs `atEachLook` every ten minutes, from a minute after the server's start. */
export function startAccountHousekeeping(
  atEachLook: () => Promise<unknown>,
  afterwards: () => Promise<unknown>,
): void {
  if (slot.current) return
  slot.current = true
  const run = () =>
    void cleanUpDaily(leases(), atEachLook, afterwards)
      .catch((error: unknown) => log.warn({ err: error }, 'what was kept long enough could not be removed'))
      .finally(() => setTimeout(run, every).unref())
  setTimeout(run, soon).unref()
}
