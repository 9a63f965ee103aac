import { AppError } from '@/lib/errors'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { handle } from '@/lib/http/handle'
import { ownCalendarFile } from '@/lib/visits/calendar-entry'
import { getVisitByLink } from '@/lib/visits/visitor-visit'

/** GET: the visit of a link as a calendar file. */
export const GET = handle({
  limit: { name: 'visit-calendar', points: 60, seconds: 60 },
  run: async ({ params }) => {
    const visit = await getVisitByLink(params.token ?? '')
    if (!visit) throw new AppError('not-found')
    const { content } = ownCalendarFile(visit, await getProfile(), env().SITE_URL)
    return new Response(content, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="visit.ics"',
        'cache-control': 'no-store',
      },
    })
  },
})
