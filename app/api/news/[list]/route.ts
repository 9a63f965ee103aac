import { listStamp, recordOfList } from '@/lib/records/news'
import { handle } from '@/lib/http/handle'
import { presence } from '@/lib/presence/presence'

const limit = { name: 'list-news', points: 300, seconds: 60 }

/** GET: the list's `stamp`, which changes with it, and who has which row open; open screens poll it. */
export const GET = handle({
  auth: 'staff',
  byItself: true,
  limit,
  run: async ({ params: { list = '' }, staff }) => {
    const stamp = await listStamp(list)
    const kind = recordOfList(list)?.kind
    return { stamp, open: kind ? await presence().listByRecord(kind, staff.id, Date.now()) : {} }
  },
})
