import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { currentTenant } from '@/lib/tenant-context'
import { hasBearer } from './bearer'
import { sessionSecret } from './secret'

const token = () => createHmac('sha256', sessionSecret()).update('own call').digest('base64url')

/** The headers by which this server knows a request of its own. */
export const ownCallHeaders = () => ({ authorization: `Bearer ${token()}` })

/**
 * Sends this server a request of its own (POST), to the site of the contractor whose work is being done.
 * @throws Error where it doesn't answer within ten seconds, or refuses
 */
export async function askOwnServer(path: string, body?: object): Promise<void> {
  const { PORT, SITE_URL } = env()
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: {
      ...ownCallHeaders(),
      ...(body && { 'content-type': 'application/json' }),
      // By which the server knows whose site is meant.
      ...(currentTenant() && { host: new URL(SITE_URL).host }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the server answered itself with status ${answer.status}`)
}

/** Whether the request comes from this server, or another instance with the same secret. */
export const isOwnCall = (request: Request): boolean => hasBearer(request, token())
