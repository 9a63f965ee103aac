import 'server-only'
import { askOwnServer } from '@/lib/auth/own-call'
import { startClock } from '@/lib/clock'
import { listDueDrafts } from '@/lib/data/page-drafts'
import { bannerEnded } from '@/lib/data/page-places'
import { noteDatabase } from '@/lib/database-away'
import { listDueRecords } from '@/lib/records/stores'
import { withTimeout } from '@/lib/with-timeout'

// The schedule of a page or a post counts from its moment on (lib/data/page-schedule.ts); nothing has to be written for that,
// but for a live page's draft. What remains is to have the static routes that show it rendered again, in each instance.
// Next allows that within a request only, so the clock sends one to its own server.

/** The interval of the clock's checks, in milliseconds. */
const checkInterval = 5_000

/** Starts the clock. The first check covers everything that fell due while the server was down, each other one the time since the last. */
export function startPageClock(): void {
  let since = new Date(0)
  startClock({
    name: 'page-clock',
    interval: checkInterval,
    startsLater: true,
    failure: 'scheduled pages and posts could not be shown',
    async run() {
      const now = new Date()
      if ((await listDueSince(since, now)).length > 0) await askOwnServer('/api/pages/due', { since })
      since = now
    },
  })
}

/** Lists the pages, posts and drafts that fell due, and the banner if it ended. Notes for the page cache whether the database answers. */
async function listDueSince(since: Date, now: Date) {
  try {
    const reading = Promise.all([
      listDueRecords(since, now),
      listDueDrafts(since, now),
      bannerEnded(since, now).then((hasEnded) => (hasEnded ? ['banner'] : [])),
    ])
    const due = await withTimeout(reading, checkInterval)
    noteDatabase(false)
    return due.flat()
  } catch (error) {
    noteDatabase(true)
    throw error
  }
}
