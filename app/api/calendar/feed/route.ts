import { auditRequest } from '@/lib/auth/audit'
import { newToken } from '@/lib/auth/token'
import { dropVisitFeed, setVisitFeed } from '@/lib/data/visit-feeds'
import { env } from '@/lib/env'
import { handle } from '@/lib/http/handle'

/** POST: creates the address of one's own calendar feed, which is shown only once; the earlier one stops working. */
export const POST = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    const { token, tokenHash } = newToken()
    await setVisitFeed(staff.id, tokenHash)
    await auditRequest(staff, request, { action: 'visit-feed-made' })
    const address = `${env().SITE_URL}/api/calendar/feed.ics?key=${token}`
    return Response.json({ address }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})

/** DELETE: deletes one's own feed. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    if (await dropVisitFeed(staff.id)) await auditRequest(staff, request, { action: 'visit-feed-ended' })
  },
})
