import 'server-only'
import { database } from './client'
import { withBuildFallback } from './build-fallback'

// Whether what staff write has changed, told without reading it: what visitors ask for again and again is made of all
// pages, posts and projects, and must not cost more with each of them.

const last = { orderBy: { updatedAt: 'desc' }, select: { updatedAt: true } } as const

type Database = Awaited<ReturnType<typeof database>>
const looks = {
  page: (db: Database) => Promise.all([db.page.count(), db.page.findFirst(last)]),
  post: (db: Database) => Promise.all([db.post.count(), db.post.findFirst(last)]),
  project: (db: Database) => Promise.all([db.project.count(), db.project.findFirst(last)]),
  place: (db: Database) => Promise.all([db.place.count(), db.place.findFirst(last)]),
  service: (db: Database) => Promise.all([db.service.count(), db.service.findFirst(last)]),
  landing: (db: Database) => Promise.all([db.landingPage.count(), db.landingPage.findFirst(last)]),
}
export type Written = keyof typeof looks

/** Returns a text that changes as soon as anything of these kinds is added, saved, trashed or purged. */
export async function contentStamp(...kinds: Written[]): Promise<string> {
  const db = await database()
  const found = await Promise.all(kinds.map((kind) => looks[kind](db)))
  return found.map(([total, newest]) => `${total} ${newest?.updatedAt.toISOString()}`).join()
}

/** The same of places, services and own words; always the same while the site is built without a database. */
export const areaStamp = (): Promise<string> =>
  withBuildFallback(() => contentStamp('place', 'service', 'landing'), '')

/** The time for which a stamp is trusted, in milliseconds: the clocks of several instances may differ. */
export const believed = 60_000

/**
 * Until when what was read at `since` and has its stamp still is right, in milliseconds since 1970: the next moment at which
 * a schedule shows or hides something, of which no stamp tells, and a minute at most.
 */
export async function rightUntil(since: Date): Promise<number> {
  const db = await database()
  const [publish, unpublish] = [{ publishAt: { gt: since } }, { unpublishAt: { gt: since } }]
  const found = await Promise.all([
    db.page.aggregate({ where: publish, _min: { publishAt: true } }),
    db.page.aggregate({ where: unpublish, _min: { unpublishAt: true } }),
    db.post.aggregate({ where: publish, _min: { publishAt: true } }),
    db.post.aggregate({ where: unpublish, _min: { unpublishAt: true } }),
  ])
  const moments = found.flatMap(({ _min }) => Object.values(_min)).flatMap((date) => date?.getTime() ?? [])
  return Math.min(since.getTime() + believed, ...moments)
}
