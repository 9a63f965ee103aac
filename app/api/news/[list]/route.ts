import { followedLists, listStamp } from '@/lib/records/news'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { presence } from '@/lib/presence/presence'

const limit = { name: 'list-news', points: 300, seconds: 60 }

/** Whose editors stand behind a list's rows. */
const kindOf = { pages: 'page', posts: 'post' } as const

/** GET: whether a list has changed (`stamp`), and who has which of its rows open; an open screen asks every few seconds. */
export const GET = handle({
  auth: 'staff',
  byItself: true,
  limit,
  run: async ({ params, staff }) => {
    const list = followedLists.find((name) => name === params.list)
    if (!list) throw new AppError('not-found')
    const open =
      list in kindOf
        ? await presence().everywhere(kindOf[list as keyof typeof kindOf], staff.id, Date.now())
        : {}
    return { stamp: await listStamp(list), open }
  },
})
