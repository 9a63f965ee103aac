import 'server-only'
import { database, write } from './client'

/** An account's calendar feed: when it was created and last fetched (ISO). */
type VisitFeed = { since: string; readAt: string | null }

export async function getVisitFeed(staffId: string): Promise<VisitFeed | null> {
  const db = await database()
  const feed = await db.visitFeed.findUnique({
    where: { staffId },
    select: { createdAt: true, readAt: true },
  })
  return feed && { since: feed.createdAt.toISOString(), readAt: feed.readAt?.toISOString() ?? null }
}

/** Stores the hash of a new feed token for an account; its earlier address stops working. */
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

/** Deletes an account's feed. @returns true if there was one */
export async function dropVisitFeed(staffId: string): Promise<boolean> {
  return write(async (db) => (await db.visitFeed.deleteMany({ where: { staffId } })).count > 0)
}

const hour = 3_600_000

/**
 * Returns true if a token's hash belongs to the feed of an active account. The fetch time is stored at most once an
 * hour.
 */
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
