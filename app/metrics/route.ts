import { hasBearer } from '@/lib/auth/bearer'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { metricsResponse } from '@/lib/metrics/registry'

export const dynamic = 'force-dynamic'

/** GET: sends the metrics for Prometheus to holders of METRICS_TOKEN; everybody else gets a 404. */
export const GET = handle({
  run: ({ request }) => {
    if (!hasBearer(request, env().METRICS_TOKEN)) throw new AppError('not-found')
    return metricsResponse()
  },
})
