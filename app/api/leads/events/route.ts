import { leadNews } from '@/lib/data/lead-inbox'
import { handle } from '@/lib/http/handle'
import { stampStream } from '@/lib/http/stamp-stream'
import { memoize } from '@/lib/memoize'

/** All open screens share one query. */
const readStamp = memoize(
  async () => {
    const { waiting, newest, answer } = await leadNews()
    return `${waiting} ${newest?.createdAt ?? ''} ${answer?.createdAt ?? ''}`
  },
  { expiresAt: () => Date.now() + 500 },
)

/** GET: server-sent events that say when `/api/leads/news` has changed. */
export const GET = handle({
  auth: 'staff',
  byItself: true,
  run: ({ request }) => Promise.resolve(stampStream(request, readStamp)),
})
