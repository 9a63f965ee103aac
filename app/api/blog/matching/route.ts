import { readListQuery } from '@/components/admin/blog/list-address'
import { listMatchingPosts } from '@/lib/data/post-list'
import { handle } from '@/lib/http/handle'
import { foldedWords } from '@/lib/text/fold'

/** GET: the posts of the list's filter, as many as can be selected: `[{ id, name }]`. */
export const GET = handle({
  auth: 'staff',
  run: ({ request }) => {
    const { q, show, ...filter } = readListQuery(Object.fromEntries(new URL(request.url).searchParams))
    return listMatchingPosts({ ...filter, shown: show, parts: foldedWords(q) })
  },
})
