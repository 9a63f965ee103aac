import { buildId } from '@/lib/build-id'
import { canSeeHealth } from '@/lib/http/can-see-health'
import { handle } from '@/lib/http/handle'

export const dynamic = 'force-dynamic'

/**
 * GET: answers 200 while the process runs. This machine and holders of METRICS_TOKEN also get the build and its memory in
 * bytes (for deploy/upgrade.mjs and sites.mjs). Queries neither database nor disk: hosts restart what fails here.
 */
export const GET = handle({
  run: ({ request }) =>
    Promise.resolve({
      status: 'ok',
      ...(canSeeHealth(request) && { build: buildId() || undefined, memory: process.memoryUsage.rss() }),
    }),
})
