import 'server-only'
import { type Transaction } from './client'
import { deleteRevisions } from './revisions'

/** Removes posts with their revisions and what both mention. */
export async function removePosts(tx: Transaction, ids: string[]): Promise<void> {
  await removeKept(tx, 'post', ids)
  await tx.post.deleteMany({ where: { id: { in: ids } } })
}

/** Removes pages with their revisions and what both mention. */
export async function removePages(tx: Transaction, ids: string[]): Promise<void> {
  await removeKept(tx, 'page', ids)
  await tx.page.deleteMany({ where: { id: { in: ids } } })
}

async function removeKept(tx: Transaction, kind: 'page' | 'post', ids: string[]): Promise<void> {
  await deleteRevisions(tx, kind, ids)
  await tx.mediaMention.deleteMany({ where: { kind, ownerId: { in: ids } } })
}
