import { buildId } from '@/lib/build-id'
import { handle } from '@/lib/http/handle'

export const dynamic = 'force-dynamic'

/**
 * GET: 200 while the process answers, and which build it runs (deploy/upgrade.mjs looks at it). Asks neither the database
 * nor the disk: a host restarts what fails here.
 */
export const GET = handle({
  run: () => Promise.resolve({ status: 'ok', build: buildId() || undefined }),
})
