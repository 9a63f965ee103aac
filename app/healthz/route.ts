import { buildId } from '@/lib/build-id'
import { canSeeHealth } from '@/lib/http/can-see-health'
import { handle } from '@/lib/http/handle'

export const dynamic = 'force-dynamic'

/**
 * GET: 200 while the process answers, and for this machine and METRICS_TOKEN which build it runs and its memory in bytes
 * (deploy/upgrade.mjs and sites.mjs look at it).
 * Asks neither the database nor the disk: a host restarts what fails here.
 */
export const GET = handle({
  run: ({ request }) =>
    Promise.resolve({
      status: 'ok',
      ...(canSeeHealth(request) && { build: buildId() || undefined, memory: process.memoryUsage.rss() }),
    }),
})
