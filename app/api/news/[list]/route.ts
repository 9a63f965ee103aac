import { followedLists, listStamp } from '@/lib/records/news'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { presence } from '@/lib/presence/presence'

const limit = { name: 'list-news', points: 300, seconds: 60 }

/** The records of a list's rows that can be open in an editor. */
const kindOf = { pages: 'page', posts: 'post' } as const

/** GET: the list's `stamp`, which changes with it, and who has which row open; open screens poll it. */
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
