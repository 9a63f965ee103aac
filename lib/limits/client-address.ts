import 'server-only'
import { env } from '@/lib/env'

/**
 * The address a request comes from, for rate limits only. Proxies append to X-Forwarded-For, so it is counted from
 * the right, as many hops as TRUST_PROXY believes in. With none, the last entry is the socket's own address unless
 * the client wrote the header itself: limits by address therefore always stand beside a limit for everybody.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-Math.max(1, env().TRUST_PROXY)) || hops[0] || 'unknown'
}
