import 'server-only'
import { isRecord, isText } from '@/lib/type-guards'
import { database, type Reader, write } from './client'
import { readSetting, storeSetting } from './setting-rows'

// The pictures that staff chose for sharing pages: a Setting by page id (decision 035).

export const sharePicturesKey = 'share-pictures'
const key = sharePicturesKey

async function read(db: Pick<Reader, 'setting'>): Promise<Record<string, string>> {
  const value = await readSetting(db, key)
  const pairs = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => isText(pair[1])))
}

/** Returns the path of a page's share picture; '' for none. */
export async function getSharePicture(pageId: string): Promise<string> {
  const pictures = await read(await database())
  return (Object.hasOwn(pictures, pageId) && pictures[pageId]) || ''
}

/** Lists all share pictures with their pages. */
export async function listSharePictures() {
  const db = await database()
  const pictures = await read(db)
  const ids = Object.keys(pictures)
  if (ids.length === 0) return []
  const select = { id: true, title: true, deletedAt: true }
  const pages = await db.page.findMany({ where: { id: { in: ids } }, select })
  return pages.map((page) => ({ page, picture: pictures[page.id] ?? '' }))
}

/** Sets a page's share picture, '' for none, and drops those of purged pages. */
export const setSharePicture = (pageId: string, picture: string): Promise<void> =>
  write(async (db) => {
    const pictures = { ...(await read(db)), [pageId]: picture }
    const pages = await db.page.findMany({
      where: { id: { in: Object.keys(pictures) } },
      select: { id: true },
    })
    const remaining = pages.flatMap(({ id }) => (pictures[id] ? [[id, pictures[id]] as const] : []))
    await storeSetting(db, key, Object.fromEntries(remaining))
  })
