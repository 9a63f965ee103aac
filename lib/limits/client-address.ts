import 'server-only'
import { isIP } from 'node:net'
import { type Step } from '@/lib/around-next/pipeline'
import { env } from '@/lib/env'
import { hasUncountedProxy, noteForwarded } from '@/lib/uncounted-proxy'

/** How many entries of X-Forwarded-For, counted from the right, come from somebody who is believed. */
const believedHops = () => Math.max(1, env().TRUST_PROXY)

/** Proxies append to X-Forwarded-For: what the outermost of those we believe has seen, or nothing that is an address. */
function forwardedAddress(header: string | null | undefined): string | undefined {
  const hop = (header ?? '').split(',').at(-believedHops())?.trim() ?? ''
  return isIP(hop) ? hop : undefined
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/**
 * What stands for one client: an IPv4 address whole, of an IPv6 address the /64 that a single host gets, an IPv4
 * address written as IPv6 as the former.
 */
function clientOf(address: string): string {
  if (isIP(address) === 4) return address
  const groups = groupsOf(address)
  if (/^(0:){5}ffff:/.test(groups.join(':'))) {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    return bytes.join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Whom a request comes from, for rate limits and the record of sign-ins: an address, cut to the /64 for IPv6, or
 * `unknown`. It holds what the socket or a believed proxy says, where `believeOnlyProxies` is in the request pipeline.
 */
export function clientAddress(headers: Headers): string {
  const address = forwardedAddress(headers.get('x-forwarded-for'))
  return address ? clientOf(address) : 'unknown'
}

/**
 * Returns true if a request comes from this machine itself, past every proxy. Behind a proxy that TRUST_PROXY doesn't count
 * all visitors seem to, so nobody is believed there.
 */
export const isLocalCall = (headers: Headers): boolean =>
  !hasUncountedProxy() && /^(?:127\.|0:0:0:0::\/64$)/.test(clientAddress(headers))

/**
 * Lets nobody but the proxies that TRUST_PROXY counts say where a request comes from. Before Next sees it, the socket's
 * own address takes the place of X-Forwarded-For where there is no proxy, and where the request hasn't come through
 * all of them; a handler has no other way to the socket.
 */
export const believeOnlyProxies: Step = {
  name: 'client address',
  run({ request: { headers, socket } }, next) {
    const header = headers['x-forwarded-for']
    if (header !== undefined && env().TRUST_PROXY === 0) noteForwarded(socket.remoteAddress)
    const said = env().TRUST_PROXY > 0 && forwardedAddress(Array.isArray(header) ? header.join() : header)
    if (!said)
      headers['x-forwarded-for'] = Array<string>(believedHops())
        .fill(socket.remoteAddress ?? 'unknown')
        .join()
    next()
  },
}
