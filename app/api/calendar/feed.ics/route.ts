import { hashOfToken } from '@/lib/auth/token'
import { primeAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { listVisitBlocks } from '@/lib/data/visit-blocks'
import { readsVisitFeed } from '@/lib/data/visit-feeds'
import { listVisits } from '@/lib/data/visits'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { feedSpan, feedText } from '@/lib/visits/feed'

/**
 * GET ?key=…: the visits as a calendar feed with names and telephone numbers. The secret key is in the query, which no
 * log of the site has; a wrong key is not found.
 */
export const GET = handle({
  limit: { name: 'visit-feed', points: 120, seconds: 600 },
  run: async ({ request }) => {
    const key = new URL(request.url).searchParams.get('key') ?? ''
    if (!key || !(await readsVisitFeed(hashOfToken(key)))) throw new AppError('not-found')
    const profile = await getProfile()
    const { from, to } = feedSpan(new Date(), profile.visits.daysAhead)
    const [visits, blocks] = await Promise.all([
      listVisits(from, to),
      listVisitBlocks(from, to),
      primeAreas(),
    ])
    const text = feedText({ visits, blocks, profile, siteUrl: env().SITE_URL })
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="visits.ics"',
        'cache-control': 'private, no-store',
      },
    })
  },
})
