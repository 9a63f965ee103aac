import 'server-only'
import { isIP } from 'node:net'
import { type Step } from '@/lib/around-next/pipeline'
import { env } from '@/lib/env'
import { hasUncountedProxy, noteForwarded } from '@/lib/uncounted-proxy'

/** The number of entries of X-Forwarded-For, counted from the right, that trusted proxies have written. */
const trustedHops = () => Math.max(1, env().TRUST_PROXY)

/** Returns the address that the outermost trusted proxy has seen, if it is one. */
function forwardedAddress(header: string | null | undefined): string | undefined {
  const hop = (header ?? '').split(',').at(-trustedHops())?.trim() ?? ''
  return isIP(hop) ? hop : undefined
}

/** Returns the eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** Returns what identifies a client: an IPv4 address, also one written as IPv6, or the /64 that a single host gets. */
function clientOf(address: string): string {
  if (isIP(address) === 4) return address
  const groups = groupsOf(address)
  if (/^(0:){5}ffff:/.test(groups.join(':'))) {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    return bytes.join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Returns where a request comes from: an address, cut to the /64 for IPv6, or `unknown`. Needs `trustOnlyProxies`. */
export function clientAddress(headers: Headers): string {
  const address = forwardedAddress(headers.get('x-forwarded-for'))
  return address ? clientOf(address) : 'unknown'
}

/** Returns true if a request comes directly from this machine. Behind an uncounted proxy all seem to, so then it returns false. */
export const isLocalCall = (headers: Headers): boolean =>
  !hasUncountedProxy() && /^(?:127\.|0:0:0:0::\/64$)/.test(clientAddress(headers))

/**
 * Lets only the proxies that TRUST_PROXY counts say where a request comes from: the socket's own address replaces
 * X-Forwarded-For if there is no proxy, or the request hasn't passed all of them. Handlers have no other way to the socket.
 */
export const trustOnlyProxies: Step = {
  name: 'client address',
  run({ request: { headers, socket } }, next) {
    const header = headers['x-forwarded-for']
    if (header !== undefined && env().TRUST_PROXY === 0) noteForwarded(socket.remoteAddress)
    const forwardedFor =
      env().TRUST_PROXY > 0 && forwardedAddress(Array.isArray(header) ? header.join() : header)
    if (!forwardedFor)
      headers['x-forwarded-for'] = Array<string>(trustedHops())
        .fill(socket.remoteAddress ?? 'unknown')
        .join()
    next()
  },
}
