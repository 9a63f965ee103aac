import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { surfaces } from '@/lib/business/finishes'
import { knownRedirect } from '@/lib/data/redirect-table'
import { env } from '@/lib/env'
import { nextHeaders } from '@/lib/around-next/next-headers'
import { dataPolicy, plainPagePolicy } from '@/lib/policy'
import { brokenPage, unknownHostPage } from './broken-page'
import { isKnownHost } from './known-host'

// What is put right in a request before Next sees it, and in an answer that Next makes by itself. On Node's own channel:
// there is no other place in front of `next start`.

const channel = 'http.server.request.start'

/** The longest query that is read, in characters. Next (16.4) takes quadratic time over repeated parameters. */
const longestQuery = 2048

const reading = ['GET', 'HEAD']
const changing = ['POST', 'PUT', 'PATCH', 'DELETE']
/** What calls are made with besides. Next would keep its empty answer for the file that a route makes, and fail with it from then on. */
const asking = 'OPTIONS'

/** What nothing here does; the handler answers 405. */
const refused = { method: 'DELETE', url: '/api/auth/user' }

/**
 * A request as Next can answer it. Pages are only read, also by a form that was sent before script could: Next takes a
 * body for a form of its own, and ends in a stack trace where it is none, as at a method that it doesn't know.
 */
export function servable(method: string, url: string): { method: string; url: string } {
  const readable = readableUrl(url)
  if (reading.includes(method) || ([...changing, asking].includes(method) && readable.startsWith('/api/')))
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
  return designUrl(path, query) ?? path + query
}

/**
 * A kitchen of the visualizer whose address names all finishes is a page of its own, rendered with them: its share picture and what
 * shows without script are right. Undefined for anything else.
 */
function designUrl(path: string, query: string): string | undefined {
  const [isDesign, room] = /^\/design(?:\/room\/([a-z0-9-]+))?\/?$/.exec(path) ?? []
  if (!isDesign || !query) return undefined
  const params = new URLSearchParams(query)
  const finishes = surfaces.map((surface) => params.get(surface) ?? '')
  return finishes.every((finish) => /^[a-z0-9-]+$/.test(finish))
    ? `/design/${[...finishes, ...(room ? [room] : [])].join('_')}${query}`
    : undefined
}

/** What an answer keeps of its head when it becomes one that leads on. */
const kept = /^(?:x-(?!nextjs)|referrer-|permissions-|cross-origin-|strict-)/

function isTree(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}

// The staff area and calls say "not found" and mean it.
const neverMoved = /^\/(?:admin|api|login|logout|_next)(?:\/|$)/

/** Where an address has moved to at which nothing was found, with the query that was asked; undefined where it hasn't. */
function movedTo({ method, url }: { method: string; url: string }): string | undefined {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!['GET', 'HEAD'].includes(method) || neverMoved.test(path)) return undefined
  const target = knownRedirect(decodeURIComponent(path))
  return target === undefined ? undefined : withQuery(target, url)
}

/** What a campaign has added to an old address says where a lead came from: it goes along. */
function withQuery(target: string, url: string): string {
  const at = url.indexOf('?')
  return at < 0 || target.includes('?') ? target : target + url.slice(at)
}

/** An answer that takes the place of any that Next would give. */
type Refusal = { status: number; page: () => string }
const misdirected: Refusal = { status: 421, page: unknownHostPage }
type Asked = { method: string; url: string; refusal?: Refusal }

/** Gives an answer what no handler and no page has given it; where Next has none for a visitor, it gets ours. */
function putRight(response: ServerResponse, asked: Asked, noindex: boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  let instead: string | undefined
  let moved: string | undefined
  const { refusal } = asked
  const status = (given: number) => refusal?.status ?? (moved === undefined ? given : 308)

  /** Decides once, before the head is sent: leads on where a page has moved, replaces what Next would fill by script. */
  const decide = (given = response.statusCode) => {
    if (response.headersSent || instead !== undefined) return
    if (refusal) return showInstead(refusal.page())
    moved = given === 404 ? movedTo(asked) : undefined
    if (moved !== undefined) {
      instead = ''
      for (const name of response.getHeaderNames()) if (!kept.test(name)) response.removeHeader(name)
      response.statusCode = 308
      response.setHeader('location', moved)
      // A browser would keep it for good otherwise, and staff may change their mind.
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      return
    }
    if (response.hasHeader('content-security-policy')) return
    if (given < 500 || !/^text\/html/.test(String(response.getHeader('content-type')))) return
    showInstead(brokenPage())
  }
  const showInstead = (page: string) => {
    instead = page
    for (const name of ['content-encoding', 'content-length', 'etag', 'link', 'allow'])
      response.removeHeader(name)
    response.statusCode = status(response.statusCode)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', plainPagePolicy)
    response.setHeader('cache-control', 'no-store')
  }
  response.writeHead = (...args: unknown[]) => {
    const given = typeof args[0] === 'number' ? args[0] : response.statusCode
    decide(given)
    // Compression has decided by now, for the body that isn't sent.
    if (instead !== undefined) response.removeHeader('content-encoding')
    if (!response.headersSent) {
      // Next says it twice where it has just rendered a page that leads on, and drops the query.
      const location = [response.getHeader('location')].flat()[0]
      if (typeof location === 'string' && given === 308 && moved === undefined)
        response.setHeader('location', withQuery(location, asked.url))
      if (!response.hasHeader('content-security-policy'))
        response.setHeader('content-security-policy', dataPolicy)
      if (noindex) response.setHeader('x-robots-tag', 'noindex')
      // Next lets shared caches keep a page for an hour and show it for a year: one that is unpublished must go at once.
      if (/s-maxage/.test(String(response.getHeader('cache-control'))))
        response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    }
    return status(given) === given ? writeHead(...args) : writeHead(status(given))
  }
  response.write = (...args: unknown[]) => {
    decide()
    return instead === undefined ? write(...args) : true
  }
  response.end = (...args: unknown[]) => {
    decide()
    return instead === undefined
      ? end(...args)
      : end(instead, ...args.filter((arg) => typeof arg === 'function'))
  }
}

/**
 * Starts it; to be called once when the server starts. What is returned ends it.
 */
export function watchIncoming(): () => void {
  const { ALLOW_INDEXING, REFUSE_UNKNOWN_HOSTS: refusesHosts } = env()
  const noindex = !ALLOW_INDEXING
  const prepare = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { method = 'GET', url = '/', headers } = request
    const refusal = refusesHosts && !isKnownHost(headers.host) ? misdirected : undefined
    // Next makes nothing for a request that is refused: what answers at once does.
    const asked = refusal ? { ...refused } : servable(method, url)
    Object.assign(request, asked)
    // The site has no form that Next handles itself, and Next stumbles over what only looks like one.
    delete headers[nextHeaders.action]
    // Parts of a page are read; with anything else it would look for them in an answer that has none.
    if (changing.includes(method)) delete headers[nextHeaders.part]
    if (/^multipart\//i.test(headers['content-type'] ?? ''))
      headers['content-type'] = 'application/octet-stream'
    const tree = headers[nextHeaders.tree]
    if (typeof tree === 'string' && !isTree(tree)) delete headers[nextHeaders.tree]
    putRight(response, { ...asked, refusal }, noindex)
  }
  subscribe(channel, prepare)
  return () => unsubscribe(channel, prepare)
}
