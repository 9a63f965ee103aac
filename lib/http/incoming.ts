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

/** What nothing here does; the handler answers 405. */
const refused = { method: 'DELETE', url: '/api/auth/user' }

/**
 * A request as Next can answer it. Pages are only read, also by a form that was sent before script could: Next takes a
 * body for a form of its own, and ends in a stack trace where it is none, as at a method that it doesn't know.
 */
export function servable(method: string, url: string): { method: string; url: string } {
  const readable = readableUrl(url)
  if (reading.includes(method) || (changing.includes(method) && readable.startsWith('/api/')))
    return { method, url: readable }
  return method === 'POST' ? { method: 'GET', url: readable } : refused
}

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
    Object.assign(request, servable(method, url))
    const tree = headers['next-router-state-tree']
    if (typeof tree === 'string' && !isTree(tree)) delete headers['next-router-state-tree']
    // What no handler and no page has given its own.
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
    response.writeHead = (...args: unknown[]) => {
      if (!response.headersSent) {
        if (!response.hasHeader('content-security-policy'))
          response.setHeader('content-security-policy', dataPolicy)
        if (noindex) response.setHeader('x-robots-tag', 'noindex')
        // Next lets shared caches keep a page for an hour and show it for a year: one that is unpublished must go at once.
        if (/s-maxage/.test(String(response.getHeader('cache-control'))))
          response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      }
      return writeHead(...args)
    }
  }
  subscribe(channel, prepare)
  return () => unsubscribe(channel, prepare)
}
