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
  town: true,
} satisfies Prisma.PostSelect

type Dates = Prisma.PostGetPayload<{ select: typeof dates }>

/** The date that a post carries: while it waits for its moment it has none yet. */
export function shownDate(row: Pick<Dates, 'isPublished' | 'publishedAt' | 'publishAt' | 'unpublishAt'>) {
  if (scheduleNow(row).publishAt !== null) return null
  const passed = row.publishAt !== null && row.publishAt <= new Date() ? row.publishAt : null
  return (passed ?? row.publishedAt)?.toISOString() ?? null
}

const order = keeper<{ id: string; at: string; town: string }[]>()

/** The visible posts in their order, without their texts: read again only when a post has changed. */
export const postOrder = async () =>
  order(await contentStamp('post'), async () => {
    const since = new Date()
    const rows = await (await database()).post.findMany({ where: visible(), select: dates })
    const value = rows
      .map((row) => ({ id: row.id, at: shownDate(row) ?? row.createdAt.toISOString(), town: row.town }))
      .sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    return { value, until: await rightUntil(since) }
  })
