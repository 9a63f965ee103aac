import { hasBearer } from '@/lib/auth/bearer'
import { isOwnCall } from '@/lib/auth/own-call'
import { env } from '@/lib/env'
import { recentReadiness, wordsOf } from '@/lib/health/readiness'
import { handle } from '@/lib/http/handle'

export const dynamic = 'force-dynamic'

/**
 * GET: whether the site can do its work: 200, or 503 where something fails. Figures and advice are for who has
 * METRICS_TOKEN, and the server itself; everybody else gets a word for each check.
 */
export const GET = handle({
  run: async ({ request }) => {
    const found = await recentReadiness()
    const told = hasBearer(request, env().METRICS_TOKEN) || isOwnCall(request) ? found : wordsOf(found)
    return Response.json(told, {
      status: found.status === 'fail' ? 503 : 200,
      headers: { 'cache-control': 'no-store' },
    })
  },
})
