import 'server-only'
import { thinned } from '@/lib/page-document/thinned'
import { type Transaction } from './client'

// Kept states that go, with each save that keeps another (lib/page-document/thinned.ts says which).

const select = { id: true, name: true, version: true, createdAt: true } as const

async function forget(tx: Transaction, ids: string[], remove: () => Promise<unknown>) {
  if (ids.length === 0) return
  await tx.mediaMention.deleteMany({ where: { kind: 'revision', ownerId: { in: ids } } })
  await remove()
}

/** Those of a page; what waits to go live stays. */
export async function thinPageRevisions(tx: Transaction, pageId: string): Promise<void> {
  const page = await tx.page.findUnique({ where: { id: pageId }, select: { draftId: true } })
  const revisions = await tx.pageRevision.findMany({ where: { pageId }, select })
  const ids = thinned(revisions, new Date()).filter((id) => id !== page?.draftId)
  await forget(tx, ids, () => tx.pageRevision.deleteMany({ where: { id: { in: ids } } }))
}

/** Those of a post. */
export async function thinPostRevisions(tx: Transaction, postId: string): Promise<void> {
  const ids = thinned(await tx.postRevision.findMany({ where: { postId }, select }), new Date())
  await forget(tx, ids, () => tx.postRevision.deleteMany({ where: { id: { in: ids } } }))
}

/** Those of a page's own words. */
export async function thinLandingRevisions(tx: Transaction, landingId: string): Promise<void> {
  const ids = thinned(await tx.landingRevision.findMany({ where: { landingId }, select }), new Date())
  await forget(tx, ids, () => tx.landingRevision.deleteMany({ where: { id: { in: ids } } }))
}
