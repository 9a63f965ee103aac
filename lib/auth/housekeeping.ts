import 'server-only'
import { pruneAudit } from '@/lib/data/audit'
import { prunePasswordResets } from '@/lib/data/password-resets'
import { pruneDeletedPosts } from '@/lib/data/post-trash'
import { getRetention } from '@/lib/data/settings'
import { pruneInvites } from '@/lib/data/staff-invites'
import { pruneStaffSessions } from '@/lib/data/staff-sessions'
import { log } from '@/lib/log'

const daily = 24 * 60 * 60_000
/** The first time, when the start is over. */
const soon = 60_000

// One per process, also when a development reload loads this module again.
const key = Symbol.for('showroom.account-housekeeping')
const shared = globalThis as { [key]?: true }

/** Removes what has been kept long enough: of the audit log, ended sessions, used links, deleted posts. */
export async function cleanUpAccounts(): Promise<void> {
  const { auditDays } = await getRetention()
  await pruneAudit(new Date(), auditDays)
  for (const prune of [pruneStaffSessions, prunePasswordResets, pruneInvites, pruneDeletedPosts])
    await prune()
}

/** Does that every day, from a minute after the server's start on. */
export function startAccountHousekeeping(): void {
  if (shared[key]) return
  shared[key] = true
  const run = () =>
    void cleanUpAccounts()
      .catch((error: unknown) => log.warn({ err: error }, 'what was kept long enough could not be removed'))
      .finally(() => setTimeout(run, daily).unref())
  setTimeout(run, soon).unref()
}
