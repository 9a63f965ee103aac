import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { dataPolicy } from '@/lib/policy'

// What is put right in a request before Next sees it, and in an answer that Next makes by itself. On Node's own channel:
// there is no other place in front of `next start`.

const channel = 'http.server.request.start'

/** The longest query that is read, in characters. Next (16.4) takes quadratic time over repeated parameters. */
const longestQuery = 2048

const reading = ['GET', 'HEAD', 'OPTIONS']
const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Pages are only read. Next takes a body sent to one for a form of its own, and ends in a stack trace where it is none. */
const isServed = (method: string, url: string) =>
  reading.includes(method) || (changing.includes(method) && url.startsWith('/api/'))

/** What nothing here does; the handler answers 405. */
const refused = { method: 'DELETE', url: '/api/auth/user' }

/** The address as Next can read it: each of these would end in a stack trace or in seconds of work. */
export function readableUrl(url: string): string {
  const at = url.indexOf('?')
  const query = at < 0 ? '' : url.slice(at, at + longestQuery)
  let path = at < 0 ? url : url.slice(0, at)
  try {
    decodeURIComponent(path)
  } catch {
    path = path.replaceAll('%', '%25')
  }
  if (!path.startsWith('/')) path = URL.canParse(path) ? new URL(path).pathname : '/'
  // Next would render it as an address of its own, outside of the page cache.
  if (/^\/index\/?$/.test(path)) path = '/index.html'
  return path + query
}

function isTree(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}

/**
 * Starts it; to be called once when the server starts. What is returned ends it.
 */
export function watchIncoming(): () => void {
  const noindex = !env().ALLOW_INDEXING
  const prepare = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { method = 'GET', url = '/', headers } = request
    Object.assign(request, isServed(method, url) ? { url: readableUrl(url) } : refused)
    const tree = headers['next-router-state-tree']
    if (typeof tree === 'string' && !isTree(tree)) delete headers['next-router-state-tree']
    // What no handler and no page has given its own.
    const { writeHead } = response
    response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
      if (!this.headersSent) {
        if (!this.hasHeader('content-security-policy')) this.setHeader('content-security-policy', dataPolicy)
        if (noindex) this.setHeader('x-robots-tag', 'noindex')
        // Next lets shared caches keep a page for an hour and show it for a year: one that is unpublished must go at once.
        if (/s-maxage/.test(String(this.getHeader('cache-control'))))
          this.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      }
      return (writeHead as (...args: unknown[]) => ServerResponse).apply(this, args)
    } as typeof writeHead
  }
  subscribe(channel, prepare)
  return () => unsubscribe(channel, prepare)
}
