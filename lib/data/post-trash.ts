import 'server-only'
import { AppError } from '@/lib/errors'
import { type Transaction, write } from './client'

/** How long a deleted post can be restored. */
const trashDays = 30

/** Removes a deleted post and all that was kept of it, for good. Throws `not-found`. */
export async function purgePost(id: string): Promise<{ title: string }> {
  return write(async (db) => {
    const where = { id, deletedAt: { not: null } }
    const post = await db.post.findUnique({ where, select: { title: true } })
    if (!post) throw new AppError('not-found')
    await db.$transaction((tx) => removeAll(tx, [id]))
    return post
  })
}

/** Removes the posts that were deleted more than 30 days ago. */
export async function pruneDeletedPosts(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - trashDays * 24 * 60 * 60_000)
  await write(async (db) => {
    const old = await db.post.findMany({ where: { deletedAt: { lt: before } }, select: { id: true } })
    if (old.length > 0)
      await db.$transaction((tx) =>
        removeAll(
          tx,
          old.map(({ id }) => id),
        ),
      )
  })
}

/** Removes posts with their revisions and what both mention. */
export async function removeAll(tx: Transaction, ids: string[]): Promise<void> {
  const revisions = await tx.postRevision.findMany({ where: { postId: { in: ids } }, select: { id: true } })
  await tx.mediaMention.deleteMany({
    where: {
      OR: [
        { kind: 'post', ownerId: { in: ids } },
        { kind: 'revision', ownerId: { in: revisions.map(({ id }) => id) } },
      ],
    },
  })
  await tx.post.deleteMany({ where: { id: { in: ids } } })
}
