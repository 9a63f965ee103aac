import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage } from 'node:http'
import { env } from '@/lib/env'

const channel = 'http.server.request.start'

/**
 * The address a request comes from, for rate limits only. Proxies append to X-Forwarded-For, so it is counted from
 * the right, as many hops as TRUST_PROXY believes in. With none it is the socket's own (believeNobody).
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-Math.max(1, env().TRUST_PROXY)) || hops[0] || 'unknown'
}

/**
 * Where TRUST_PROXY is 0, takes away what clients say of their address, before Next sees a request: Next (16.4,
 * server/base-server.js) writes the socket's address into X-Forwarded-For, but only where the header is missing, and
 * a handler has no other way to the socket. To be called once when the server starts; what is returned ends it.
 */
export function believeNobody(): () => void {
  const forget = (message: unknown) => {
    delete (message as { request: IncomingMessage }).request.headers['x-forwarded-for']
  }
  if (env().TRUST_PROXY === 0) subscribe(channel, forget)
  return () => unsubscribe(channel, forget)
}
