import 'server-only'
import { askOwnServer } from '@/lib/auth/own-call'
import { listDueDrafts } from '@/lib/data/page-drafts'
import { bannerEnded } from '@/lib/data/page-places'
import { noteDatabase } from '@/lib/database-away'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { listDueRecords } from '@/lib/records/stores'
import { withTimeout } from '@/lib/with-timeout'

// The schedule of a page or a post counts from its moment on (lib/data/page-schedule.ts); nothing has to be written for that,
// but for a live page's draft. What remains is to have the static routes that show it rendered again, in each instance.
// Next allows that within a request only, so the clock sends one to its own server.

/** How often the clock looks, in milliseconds. */
const every = 5_000

// One per process, also when a development reload loads this module again.
const slot = processSlot<true>('page-clock')

/** Starts the clock, once when the server starts. The first look is at everything that fell due while it was down. */
export function startPageClock(): void {
  if (slot.current) return
  slot.current = true
  let since = new Date(0)
  let failing = false
  const look = async () => {
    const now = new Date()
    try {
      if ((await dueSince(since, now)).length > 0) await askOwnServer('/api/pages/due', { since })
      since = now
      failing = false
    } catch (error) {
      // The next look covers the same time; one line tells of a failure that lasts.
      if (!failing) log.warn({ err: error }, 'scheduled pages and posts could not be shown, trying again')
      failing = true
    }
  }
  const next = () => void setTimeout(() => void look().then(next), every).unref()
  next()
}

/** The pages, posts and drafts that fell due, and the banner where it ended; the page cache learns whether the database could be asked. */
async function dueSince(since: Date, now: Date) {
  try {
    const asked = Promise.all([
      listDueRecords(since, now),
      listDueDrafts(since, now),
      bannerEnded(since, now).then((ended) => (ended ? ['banner'] : [])),
    ])
    const due = await withTimeout(asked, every)
    noteDatabase(false)
    return due.flat()
  } catch (error) {
    noteDatabase(true)
    throw error
  }
}
