import 'server-only'
import { landingKey } from '@/lib/data/area-rows'
import { database } from '@/lib/data/client'
import { getRevisionAuthor } from '@/lib/data/revisions'
import { tableOf } from '@/lib/data/table'
import { AppError } from '@/lib/errors'
import { pageCopy } from './page-copy/definition'
import { areaRecords, recordOf, records } from './registry'

// Tells an open screen every few seconds whether the records it shows have changed. It counts them without reading them.

const followedRecords = records.filter(({ hasOwnScreens }) => hasOwnScreens)

/** Returns the kind that is edited from a list; undefined for a list without editors. */
export const recordOfList = (list: string) =>
  followedRecords.find(({ several }) => several.toLowerCase() === list)

const figures = { _count: true, _sum: { version: true }, _max: { updatedAt: true } } as const

const inTrash = { where: { deletedAt: { not: null } }, _count: true, _max: { deletedAt: true } } as const

const otherLists: Record<string, () => Promise<unknown>> = {
  visits: async () => {
    const { visit, visitBlock, busyCalendar } = await database()
    return Promise.all([
      visit.aggregate(figures),
      visitBlock.aggregate({ _count: true, _max: { createdAt: true } }),
      busyCalendar.aggregate({ _count: true, _max: { changedAt: true } }),
    ])
  },
  trash: async () => {
    const db = await database()
    return Promise.all(records.map(({ model }) => tableOf(db, model).aggregate(inTrash)))
  },
}

/** Returns a text that is another one as soon as a list's rows have changed, but for what only time changes. @throws AppError not-found */
export async function listStamp(list: string): Promise<string> {
  const record = recordOfList(list)
  if (record)
    return JSON.stringify(
      await tableOf(await database(), record.model).aggregate({ where: { deletedAt: null }, ...figures }),
    )
  const look = Object.hasOwn(otherLists, list) && otherLists[list]
  if (!look) throw new AppError('not-found')
  return JSON.stringify(await look())
}

type SavedState = { version: number; savedById?: string | null }

/**
 * Returns the stored version of a record that can be open in an editor, and who saved it if known; null if it is deleted.
 * @throws AppError invalid for a kind without an editor
 */
export async function savedState(kind: string, id: string): Promise<SavedState | null> {
  const db = await database()
  const select = { version: true } as const
  const record = recordOf(kind)
  if (record?.fields) {
    const author = record.isScheduled && { savedById: true }
    const query = { where: { id, deletedAt: null }, select: { ...select, ...author } }
    return (await tableOf(db, record.model).findUnique(query)) as SavedState | null
  }
  const area = areaRecords.find((candidate) => candidate.kind === kind)
  if (area)
    return (await tableOf(db, area.model).findUnique({ where: { slug: id }, select })) as SavedState | null
  if (kind !== pageCopy.kind) throw new AppError('invalid')
  const [place = '', service = ''] = id.split('/')
  const key = landingKey(place, service)
  const copy = await db.landingPage.findUnique({ where: { id: key }, select })
  return copy && { ...copy, savedById: (await getRevisionAuthor('landing', key, copy.version, db))?.id }
}
