import 'server-only'
import { type EditedKind } from '@/lib/content-types'
import { landingKey } from '@/lib/data/area-rows'
import { database } from '@/lib/data/client'
import { getRevisionAuthor } from '@/lib/data/revisions'
import { tableOf } from '@/lib/data/table'
import { records } from './registry'

// What an open screen asks for every few seconds: whether what it shows has changed. Counted, not read.

/** The lists that follow what others do. */
export const followedLists = ['pages', 'posts', 'trash', 'visits'] as const
type FollowedList = (typeof followedLists)[number]

const figures = { _count: true, _sum: { version: true }, _max: { updatedAt: true } } as const

const inTrash = { where: { deletedAt: { not: null } }, _count: true, _max: { deletedAt: true } } as const

const looks: Record<FollowedList, () => Promise<unknown>> = {
  pages: async () => (await database()).page.aggregate({ where: { deletedAt: null }, ...figures }),
  posts: async () => (await database()).post.aggregate({ where: { deletedAt: null }, ...figures }),
  visits: async () => {
    const { visit, visitBlock } = await database()
    return Promise.all([
      visit.aggregate(figures),
      visitBlock.aggregate({ _count: true, _max: { createdAt: true } }),
    ])
  },
  trash: async () => {
    const db = await database()
    return Promise.all(records.map(({ model }) => tableOf(db, model).aggregate(inTrash)))
  },
}

/** A text that is another one as soon as a list's rows have changed; of what only time changes it doesn't tell. */
export const listStamp = async (list: FollowedList): Promise<string> => JSON.stringify(await looks[list]())

const saved = { version: true, savedById: true } as const

type SavedState = { version: number; savedById?: string | null }

/** Which version is stored of what can be open in an editor, and who saved it, as far as is known; null when it is gone. */
export async function savedState(kind: EditedKind, id: string): Promise<SavedState | null> {
  const db = await database()
  const where = { id, deletedAt: null }
  const select = { version: true } as const
  switch (kind) {
    case 'page':
      return db.page.findUnique({ where, select: saved })
    case 'post':
      return db.post.findUnique({ where, select: saved })
    case 'project':
      return db.project.findUnique({ where, select })
    case 'place':
      return db.place.findUnique({ where: { slug: id }, select })
    case 'service':
      return db.service.findUnique({ where: { slug: id }, select })
    case 'landing': {
      const [place = '', service = ''] = id.split('/')
      const key = landingKey(place, service)
      const words = await db.landingPage.findUnique({ where: { id: key }, select })
      return (
        words && { ...words, savedById: (await getRevisionAuthor('landing', key, words.version, db))?.id }
      )
    }
  }
}
