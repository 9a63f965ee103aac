import { canSeeHealth } from '@/lib/http/can-see-health'
import { recentReadiness } from '@/lib/health/readiness'
import { handle } from '@/lib/http/handle'

export const dynamic = 'force-dynamic'

/** GET: answers 200 if the site can do its work, else 503; checks and figures only for this machine and METRICS_TOKEN. */
export const GET = handle({
  run: async ({ request }) => {
    const { status, checks } = await recentReadiness()
    return Response.json(
      { status, checks: canSeeHealth(request) ? checks : undefined },
      { status: status === 'fail' ? 503 : 200, headers: { 'cache-control': 'no-store' } },
    )
  },
})
