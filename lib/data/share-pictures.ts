import 'server-only'
import { isRecord, isText } from '@/lib/shapes'
import { database, type Reader, write } from './client'
import { readSetting, storeSetting } from './setting-rows'

// The pictures that pages are shared with where staff have chosen one: a Setting that names pages by their ids (decision 035).

export const sharePicturesKey = 'share-pictures'
const key = sharePicturesKey

async function read(db: Pick<Reader, 'setting'>): Promise<Record<string, string>> {
  const value = await readSetting(db, key)
  const pairs = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => isText(pair[1])))
}

/** The path of the picture that was chosen for a page; '' where none was. */
export async function getSharePicture(pageId: string): Promise<string> {
  const pictures = await read(await database())
  return (Object.hasOwn(pictures, pageId) && pictures[pageId]) || ''
}

/** All choices, each with its page as far as there is one. */
export async function listSharePictures() {
  const db = await database()
  const pictures = await read(db)
  const ids = Object.keys(pictures)
  if (ids.length === 0) return []
  const select = { id: true, title: true, deletedAt: true }
  const pages = await db.page.findMany({ where: { id: { in: ids } }, select })
  return pages.map((page) => ({ page, picture: pictures[page.id] ?? '' }))
}

/** Chooses a page's picture, '' for none. Pages that are gone for good are forgotten by the way. */
export const setSharePicture = (pageId: string, picture: string): Promise<void> =>
  write(async (db) => {
    const pictures = { ...(await read(db)), [pageId]: picture }
    const pages = await db.page.findMany({
      where: { id: { in: Object.keys(pictures) } },
      select: { id: true },
    })
    const kept = pages.flatMap(({ id }) => (pictures[id] ? [[id, pictures[id]] as const] : []))
    await storeSetting(db, key, Object.fromEntries(kept))
  })
