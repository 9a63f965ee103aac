import 'server-only'
import { askOwnServer } from '@/lib/auth/own-call'
import { listDueDrafts } from '@/lib/data/page-drafts'
import { bannerEnded } from '@/lib/data/page-places'
import { listDuePages } from '@/lib/data/pages'
import { listDuePosts } from '@/lib/data/posts'
import { tenantsWithSchedule } from '@/lib/data/tenants-due'
import { noteDatabase } from '@/lib/database-away'
import { log } from '@/lib/log'
import { inTenant } from '@/lib/tenant-context'
import { isShared, tenantIds } from '@/lib/known-tenants'
import { openTenants, tenantsWith } from '@/lib/tenant-work'
import { within } from '@/lib/within'

// The schedule of a page or a post counts from its moment on (lib/data/page-schedule.ts); nothing has to be written for that, but for a live page's draft. What remains is
// to have the static routes that show it rendered again, in each instance. Next allows that within a request only, so
// the clock sends one to its own server, for each contractor who has something due.

/** How often the clock looks, in milliseconds, and how long it has others than the default contractor's shown before it looks again. */
const every = 5_000

// One per process, also when a development reload loads this module again.
const key = Symbol.for('showroom.page-clock')
const shared = globalThis as { [key]?: true }

/** Starts the clock, once when the server starts. The first look is at everything that fell due while it was down. */
export function startPageClock(): void {
  if (shared[key]) return
  shared[key] = true
  const look = pageClock()
  const next = () => void setTimeout(() => void look().then(next), every).unref()
  next()
}

/** One look of the clock after the other. */
export function pageClock(): () => Promise<void> {
  let since = new Date(0)
  let failing = false
  /** Who has to be shown anew, and what fell due since when: whoever couldn't be, or is closed, comes again. */
  const waiting = new Map<string, Date>()

  const show = async (tenant: string, due: Date) => {
    waiting.delete(tenant)
    try {
      await inTenant(tenant, () => askOwnServer('/api/pages/due', { since: due }))
    } catch (error) {
      waiting.set(tenant, due)
      throw error
    }
  }

  return async () => {
    const now = new Date()
    let failure: unknown
    try {
      for (const tenant of await dueSince(since, now)) if (!waiting.has(tenant)) waiting.set(tenant, since)
      since = now
      const open = new Set(openTenants())
      for (const [tenant, due] of [...waiting].sort(defaultFirst)) {
        if (!open.has(tenant)) continue
        if (tenant !== '' && Date.now() - now.getTime() > every) break
        await show(tenant, due).catch((error: unknown) => (failure ??= error))
      }
    } catch (error) {
      failure = error
    }
    // The next look covers the same time; one line tells of a failure that lasts.
    if (failure && !failing)
      log.warn({ err: failure }, 'scheduled pages and posts could not be shown, trying again')
    failing = failure !== undefined
  }
}

const defaultFirst = ([one]: [string, Date], [other]: [string, Date]) =>
  Number(one !== '') - Number(other !== '')

/** The contractors for whom something fell due; the page cache learns whether the database could be asked. */
async function dueSince(since: Date, now: Date): Promise<string[]> {
  try {
    const due = await within(isShared() ? dueOfAll(since, now) : dueHere(since, now), every)
    noteDatabase(false)
    return due
  } catch (error) {
    noteDatabase(true)
    throw error
  }
}

const dueOfAll = (since: Date, now: Date) => tenantsWith(() => tenantsWithSchedule(since, now), tenantIds)

/** Whether a page, a post or a draft of the default contractor's fell due, or the banner ended. */
async function dueHere(since: Date, now: Date): Promise<string[]> {
  const found = await Promise.all([
    listDuePages(since, now),
    listDuePosts(since, now),
    listDueDrafts(since, now),
    bannerEnded(since, now).then((ended) => (ended ? ['banner'] : [])),
  ])
  return found.flat().length > 0 ? [''] : []
}
