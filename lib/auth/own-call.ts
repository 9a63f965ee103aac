import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from './secret'

const token = () => createHmac('sha256', sessionSecret()).update('own call').digest('base64url')

/** The headers by which this server knows a request of its own. */
export const ownCallHeaders = () => ({ authorization: `Bearer ${token()}` })

/** Whether the request comes from this server, or another instance with the same secret. */
export function isOwnCall(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const own = Buffer.from(ownCallHeaders().authorization)
  return given.length === own.length && timingSafeEqual(given, own)
}
