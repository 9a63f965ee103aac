import 'server-only'
import { database, write } from './client'

/** The feed of an account: since when there is one, and when a calendar last fetched it; ISO. */
type VisitFeed = { since: string; readAt: string | null }

/** An account's feed, or null. */
export async function getVisitFeed(staffId: string): Promise<VisitFeed | null> {
  const db = await database()
  const feed = await db.visitFeed.findUnique({
    where: { staffId },
    select: { createdAt: true, readAt: true },
  })
  return feed && { since: feed.createdAt.toISOString(), readAt: feed.readAt?.toISOString() ?? null }
}

/** Gives an account a feed by the hash of its token; the address it had before works no more. */
export async function setVisitFeed(staffId: string, tokenHash: string): Promise<void> {
  const feed = { tokenHash, createdAt: new Date(), readAt: null }
  await write((db) =>
    db.visitFeed.upsert({
      where: { staffId },
      create: { staffId, ...feed },
      update: feed,
      select: { staffId: true },
    }),
  )
}

/** Ends an account's feed. @returns whether there was one */
export async function dropVisitFeed(staffId: string): Promise<boolean> {
  return write(async (db) => (await db.visitFeed.deleteMany({ where: { staffId } })).count > 0)
}

const hour = 3_600_000

/** Whether a token's hash is that of a feed whose account may sign in. When it was fetched is noted once an hour. */
export async function readsVisitFeed(tokenHash: string, now = new Date()): Promise<boolean> {
  const db = await database()
  const feed = await db.visitFeed.findFirst({
    where: { tokenHash, staff: { deactivatedAt: null } },
    select: { readAt: true },
  })
  if (!feed) return false
  if (!feed.readAt || now.getTime() - feed.readAt.getTime() > hour)
    await write((db) => db.visitFeed.updateMany({ where: { tokenHash }, data: { readAt: now } }))
  return true
}
