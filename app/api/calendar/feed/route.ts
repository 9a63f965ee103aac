import { auditRequest } from '@/lib/auth/audit'
import { newToken } from '@/lib/auth/token'
import { dropVisitFeed, setVisitFeed } from '@/lib/data/visit-feeds'
import { env } from '@/lib/env'
import { handle } from '@/lib/http/handle'

/** POST: makes the address of one's own calendar feed, which is answered this once; the one before works no more. */
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

/** DELETE: ends it. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    if (await dropVisitFeed(staff.id)) await auditRequest(staff, request, { action: 'visit-feed-ended' })
    return new Response(null, { status: 204 })
  },
})
