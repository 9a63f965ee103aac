import 'server-only'
import { memoize } from '@/lib/memoize'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { maxStampAge, contentStamp, rightUntil } from './content-stamp'
import { scheduleNow, visible } from './page-schedule'

/** The columns by which posts are ordered and found. */
const dates = {
  id: true,
  isPublished: true,
  publishedAt: true,
  publishAt: true,
  unpublishAt: true,
  createdAt: true,
  town: true,
} satisfies Prisma.PostSelect

type Dates = Prisma.PostGetPayload<{ select: typeof dates }>

/** Returns a post's date; while it waits for its moment it has none yet. */
export function shownDate(row: Pick<Dates, 'isPublished' | 'publishedAt' | 'publishAt' | 'unpublishAt'>) {
  if (scheduleNow(row).publishAt !== null) return null
  const passedMoment = row.publishAt !== null && row.publishAt <= new Date() ? row.publishAt : null
  return (passedMoment ?? row.publishedAt)?.toISOString() ?? null
}

type Place = { id: string; at: string; town: string }
type Order = { places: Place[]; changedAt: Date }

const placeOf = (row: Dates): Place => ({
  id: row.id,
  at: shownDate(row) ?? row.createdAt.toISOString(),
  town: row.town,
})

/** Newest first. ISO dates are compared as they are: there may be thousands. */
const inOrder = (places: Place[]) =>
  places.sort((a, b) => (a.at === b.at ? a.id.localeCompare(b.id) : a.at < b.at ? 1 : -1))

/** Returns the time of the newest change of any post, visible or not. */
async function lastChange(): Promise<Date> {
  const { _max } = await (await database()).post.aggregate({ _max: { updatedAt: true } })
  return _max.updatedAt ?? new Date(0)
}

async function readOrder(): Promise<Order> {
  const changedAt = await lastChange()
  const rows = await (await database()).post.findMany({ where: visible(), select: dates })
  return { places: inOrder(rows.map(placeOf)), changedAt }
}

/**
 * Returns the order with the posts that have changed since, or just before (an instance's clock may be behind). Returns null
 * if that isn't enough, because a post was deleted, or imported with an earlier date of change.
 */
async function bringUpToDate(before: Order): Promise<Order | null> {
  const changedAt = await lastChange()
  if (changedAt <= before.changedAt) return null
  const { post } = await database()
  const since = { updatedAt: { gte: new Date(before.changedAt.getTime() - maxStampAge) } }
  const [changedPosts, visiblePosts, total] = await Promise.all([
    post.findMany({ where: since, select: { id: true } }),
    post.findMany({ where: { ...since, ...visible() }, select: dates }),
    post.count({ where: visible() }),
  ])
  const ids = new Set([...changedPosts, ...visiblePosts].map(({ id }) => id))
  const places = inOrder([...before.places.filter(({ id }) => !ids.has(id)), ...visiblePosts.map(placeOf)])
  return places.length === total ? { places, changedAt } : null
}

let last: (Order & { until: number }) | undefined

const memoizedOrder = memoize(
  async (_stamp: string) => {
    const since = new Date()
    const before = last && last.until > since.getTime() ? last : undefined
    const next = before && (await bringUpToDate(before))
    const until = await rightUntil(since)
    return (last =
      next && before ? { ...next, until: Math.min(until, before.until) } : { ...(await readOrder()), until })
  },
  { expiresAt: ({ until }) => until },
)

/** Returns the visible posts in their order, without their texts. One that has changed is read again; after a minute all are. */
export const postOrder = async (): Promise<readonly Place[]> =>
  (await memoizedOrder(await contentStamp('post'))).places
