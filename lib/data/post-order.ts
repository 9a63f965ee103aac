import 'server-only'
import { keeper } from '@/lib/kept'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { contentStamp, rightUntil } from './content-stamp'
import { scheduleNow, visible } from './page-schedule'

/** By what posts are put into order, and found. */
const dates = {
  id: true,
  isPublished: true,
  publishedAt: true,
  publishAt: true,
  unpublishAt: true,
  createdAt: true,
  updatedAt: true,
  town: true,
} satisfies Prisma.PostSelect

type Dates = Prisma.PostGetPayload<{ select: typeof dates }>

/** The date that a post carries: while it waits for its moment it has none yet. */
export function shownDate(row: Pick<Dates, 'isPublished' | 'publishedAt' | 'publishAt' | 'unpublishAt'>) {
  if (scheduleNow(row).publishAt !== null) return null
  const passed = row.publishAt !== null && row.publishAt <= new Date() ? row.publishAt : null
  return (passed ?? row.publishedAt)?.toISOString() ?? null
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

const newest = (rows: { updatedAt: Date }[], before = new Date(0)) =>
  rows.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), before)

async function readOrder(): Promise<Order> {
  const rows = await (await database()).post.findMany({ where: visible(), select: dates })
  return { places: inOrder(rows.map(placeOf)), changedAt: newest(rows) }
}

/** The order with the posts in it that have changed since; null where something else has become of one. */
async function bringUpToDate({ places, changedAt }: Order): Promise<Order | null> {
  const { post } = await database()
  const since = { updatedAt: { gte: changedAt } }
  const [changed, shown, total] = await Promise.all([
    post.findMany({ where: since, select: { id: true, updatedAt: true } }),
    post.findMany({ where: { ...since, ...visible() }, select: dates }),
    post.count({ where: visible() }),
  ])
  const ids = new Set(changed.map(({ id }) => id))
  const now = inOrder([...places.filter(({ id }) => !ids.has(id)), ...shown.map(placeOf)])
  return now.length === total ? { places: now, changedAt: newest(changed, changedAt) } : null
}

const order = keeper<Order>()

/** The visible posts in their order, without their texts: when one has changed it is read again, and after a minute all. */
export const postOrder = async (): Promise<readonly Place[]> => {
  const { places } = await order(await contentStamp('post'), async (before) => {
    const since = new Date()
    const next = before && (await bringUpToDate(before.value))
    const until = await rightUntil(since)
    return next ? { value: next, until: Math.min(until, before.until) } : { value: await readOrder(), until }
  })
  return places
}
