import 'server-only'
import { database } from './client'

// What an open screen asks for every few seconds: whether what it shows has changed. Counted, not read.

/** The lists that follow what others do. */
export const followedLists = ['pages', 'posts', 'trash'] as const
type FollowedList = (typeof followedLists)[number]

const figures = { _count: true, _sum: { version: true }, _max: { updatedAt: true } } as const

const lying = { where: { deletedAt: { not: null } }, _count: true, _max: { deletedAt: true } } as const

const looks: Record<FollowedList, () => Promise<unknown>> = {
  pages: async () => (await database()).page.aggregate({ where: { deletedAt: null }, ...figures }),
  posts: async () => (await database()).post.aggregate({ where: { deletedAt: null }, ...figures }),
  trash: async () => {
    const { page, post, project, testimonial, lead } = await database()
    return Promise.all([
      page.aggregate(lying),
      post.aggregate(lying),
      project.aggregate(lying),
      testimonial.aggregate(lying),
      lead.aggregate(lying),
    ])
  },
}

/** A text that is another one as soon as a list's rows have changed; of what only time changes it doesn't tell. */
export const listStamp = async (list: FollowedList): Promise<string> => JSON.stringify(await looks[list]())

const saved = { version: true, savedById: true } as const

/** Which version is stored of a page, post or project, and who saved it, as far as is known; null when it is gone. */
export async function savedState(
  kind: 'page' | 'post' | 'project',
  id: string,
): Promise<{ version: number; savedById?: string | null } | null> {
  const db = await database()
  const where = { id, deletedAt: null }
  if (kind === 'project') return db.project.findUnique({ where, select: { version: true } })
  return kind === 'page'
    ? db.page.findUnique({ where, select: saved })
    : db.post.findUnique({ where, select: saved })
}
