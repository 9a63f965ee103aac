import { canSeeHealth } from '@/lib/http/can-see-health'
import { recentReadiness } from '@/lib/health/readiness'
import { handle } from '@/lib/http/handle'

export const dynamic = 'force-dynamic'

/**
 * GET: whether the site can do its work: 200, or 503 where something fails. Checks, figures and advice are for this machine
 * and for who has METRICS_TOKEN; everybody else gets the verdict alone.
 */
export const GET = handle({
  run: async ({ request }) => {
    const { status, checks } = await recentReadiness()
    return Response.json(
      { status, checks: canSeeHealth(request) ? checks : undefined },
      { status: status === 'fail' ? 503 : 200, headers: { 'cache-control': 'no-store' } },
    )
  },
})
