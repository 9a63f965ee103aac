import 'server-only'
import { AppError } from '@/lib/errors'
import { database, write } from './client'
import { present } from './page-fields'

/** Returns when a page's preview link was made, as ISO; null where it has none. */
export async function previewLinkSince(pageId: string): Promise<string | null> {
  const db = await database()
  const link = await db.previewLink.findUnique({ where: { pageId }, select: { createdAt: true } })
  return link?.createdAt.toISOString() ?? null
}

/** Gives a page a preview link; one that it had works no more. Throws `not-found`. */
export async function setPreviewLink(pageId: string, tokenHash: string): Promise<void> {
  await write(async (db) => {
    if (!(await db.page.findUnique({ where: { id: pageId, ...present }, select: { id: true } })))
      throw new AppError('not-found')
    const link = { tokenHash, createdAt: new Date() }
    await db.previewLink.upsert({
      where: { pageId },
      create: { pageId, ...link },
      update: link,
      select: { pageId: true },
    })
  })
}

/** Ends a page's preview link. Returns whether there was one. */
export async function dropPreviewLink(pageId: string): Promise<boolean> {
  return write(async (db) => (await db.previewLink.deleteMany({ where: { pageId } })).count > 0)
}

/** Returns the id of the page that a token leads to, or null. */
export async function pageOfPreview(tokenHash: string): Promise<string | null> {
  const db = await database()
  const where = { tokenHash, page: present }
  return (await db.previewLink.findUnique({ where, select: { pageId: true } }))?.pageId ?? null
}
