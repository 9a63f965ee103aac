import 'server-only'
import { database } from './client'
import { withBuildFallback } from './build-fallback'

// Detects changes of content without reading it. Some answers are made of all pages, posts and projects; visitors request
// them often, so they must not cost more with each record.

const latest = { orderBy: { updatedAt: 'desc' }, select: { updatedAt: true } } as const

type Database = Awaited<ReturnType<typeof database>>
const queries = {
  page: (db: Database) => Promise.all([db.page.count(), db.page.findFirst(latest)]),
  post: (db: Database) => Promise.all([db.post.count(), db.post.findFirst(latest)]),
  project: (db: Database) => Promise.all([db.project.count(), db.project.findFirst(latest)]),
  place: (db: Database) => Promise.all([db.place.count(), db.place.findFirst(latest)]),
  service: (db: Database) => Promise.all([db.service.count(), db.service.findFirst(latest)]),
  landing: (db: Database) => Promise.all([db.landingPage.count(), db.landingPage.findFirst(latest)]),
}
export type StampedKind = keyof typeof queries

/** Returns a text that changes as soon as anything of these kinds is added, saved, trashed or purged. */
export async function contentStamp(...kinds: StampedKind[]): Promise<string> {
  const db = await database()
  const totals = await Promise.all(kinds.map((kind) => queries[kind](db)))
  return totals.map(([total, newest]) => `${total} ${newest?.updatedAt.toISOString()}`).join()
}

/** Returns the stamp of places, services and page copy; a constant while the site is built without a database. */
export const areaStamp = (): Promise<string> =>
  withBuildFallback(() => contentStamp('place', 'service', 'landing'), '')

/** The time for which a stamp is trusted, in milliseconds: the clocks of several instances may differ. */
export const maxStampAge = 60_000

/**
 * Returns until when something read at `since` may be reused while its stamp is the same, in milliseconds since 1970: up to
 * the next moment at which a schedule shows or hides something, since that changes no stamp, and for a minute at most.
 */
export async function rightUntil(since: Date): Promise<number> {
  const db = await database()
  const [publish, unpublish] = [{ publishAt: { gt: since } }, { unpublishAt: { gt: since } }]
  const bounds = await Promise.all([
    db.page.aggregate({ where: publish, _min: { publishAt: true } }),
    db.page.aggregate({ where: unpublish, _min: { unpublishAt: true } }),
    db.post.aggregate({ where: publish, _min: { publishAt: true } }),
    db.post.aggregate({ where: unpublish, _min: { unpublishAt: true } }),
  ])
  const moments = bounds.flatMap(({ _min }) => Object.values(_min)).flatMap((date) => date?.getTime() ?? [])
  return Math.min(since.getTime() + maxStampAge, ...moments)
}
