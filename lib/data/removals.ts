import 'server-only'
import { type Transaction } from './client'

/** Removes posts with their revisions and what both mention. */
export async function removePosts(tx: Transaction, ids: string[]): Promise<void> {
  const revisions = await tx.postRevision.findMany({ where: { postId: { in: ids } }, select: { id: true } })
  await forgetMentions(tx, 'post', ids, revisions)
  await tx.post.deleteMany({ where: { id: { in: ids } } })
}

/** Removes pages with their revisions and what both mention. */
export async function removePages(tx: Transaction, ids: string[]): Promise<void> {
  const revisions = await tx.pageRevision.findMany({ where: { pageId: { in: ids } }, select: { id: true } })
  await forgetMentions(tx, 'page', ids, revisions)
  await tx.page.deleteMany({ where: { id: { in: ids } } })
}

const forgetMentions = (tx: Transaction, kind: string, ids: string[], revisions: { id: string }[]) =>
  tx.mediaMention.deleteMany({
    where: {
      OR: [
        { kind, ownerId: { in: ids } },
        { kind: 'revision', ownerId: { in: revisions.map(({ id }) => id) } },
      ],
    },
  })
