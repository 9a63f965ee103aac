import { hasBearer } from '@/lib/auth/bearer'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { metricsResponse } from '@/lib/metrics/registry'

export const dynamic = 'force-dynamic'

/** GET: the metrics for Prometheus, for who has METRICS_TOKEN; to everybody else there is nothing here. */
export const GET = handle({
  run: ({ request }) => {
    if (!hasBearer(request, env().METRICS_TOKEN)) throw new AppError('not-found')
    return metricsResponse()
  },
})
