import 'server-only'
import { type IncomingHttpHeaders } from 'node:http'
import { nextHeaders } from './next-headers'
import { plainAnswer } from './answer-headers'
import { type Step } from './pipeline'

// Request normalization: what Next (16.4) would answer with a stack trace, in seconds of work, or with an empty file that it then
// keeps. If a later Next handles a case well, its line here can go.

/** The longest query that is read, in characters: Next takes quadratic time over repeated parameters. */
const maxQuery = 2048

const readMethods = ['GET', 'HEAD']
const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE']
/** Next would keep the empty body of its answer for the file that a route makes, and fail with it from then on. */
const optionsMethod = 'OPTIONS'

/** The request that Next gets in place of an unsupported one; its handler answers 405. */
const unsupportedRequest = { method: 'DELETE', url: '/api/auth/user' }

/** Returns the address at which a page is rendered; undefined if it is the path itself. */
type Rewrite = (path: string, query: string) => string | undefined

/** Returns a request that Next can answer. Next would fail on unknown methods, and take a form sent without script for its own. */
export function answerableRequest(
  method: string,
  url: string,
  rewrite?: Rewrite,
): { method: string; url: string } {
  const readable = readableUrl(url, rewrite)
  const isCall = readable.startsWith('/api/') && [...writeMethods, optionsMethod].includes(method)
  if (readMethods.includes(method) || isCall) return { method, url: readable }
  return method === 'POST' ? { method: 'GET', url: readable } : unsupportedRequest
}

/** Returns the address in a form that Next reads without a stack trace and without seconds of work. */
export function readableUrl(url: string, rewrite?: Rewrite): string {
  const start = url.indexOf('?')
  const query = start < 0 ? '' : url.slice(start, start + maxQuery)
  let path = start < 0 ? url : url.slice(0, start)
  try {
    decodeURIComponent(path)
  } catch {
    path = path.replaceAll('%', '%25')
  }
  if (!path.startsWith('/')) path = URL.canParse(path) ? new URL(path).pathname : '/'
  // Next would render it under its own address, outside of the page cache.
  if (/^\/index\/?$/.test(path)) path = '/index.html'
  return rewrite?.(path, query) ?? path + query
}

function isRouterState(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}

/** Handlers that read forms with files themselves (lib/http/read-form.ts). */
const takesFiles = /^\/api\/(contact|visits|reviews)(\?|$)/

function cleanHeaders(method: string, url: string, headers: IncomingHttpHeaders): void {
  // The site has no form that Next handles itself, and Next fails on what only looks like one.
  delete headers[nextHeaders.action]
  // Only reads ask for parts of pages; after a write Next would look for them in an answer that has none.
  if (writeMethods.includes(method)) delete headers[nextHeaders.part]
  if (/^multipart\//i.test(headers['content-type'] ?? '') && !takesFiles.test(url))
    headers['content-type'] = 'application/octet-stream'
  const routerState = headers[nextHeaders.tree]
  if (typeof routerState === 'string' && !isRouterState(routerState)) delete headers[nextHeaders.tree]
}

/** Cleans requests before Next sees them. */
export const normalizeRequests = (rewrite?: Rewrite): Step => ({
  name: 'request normalization',
  run({ request }, next) {
    const { method = 'GET', url = '/', headers } = request
    Object.assign(request, answerableRequest(method, url, rewrite))
    cleanHeaders(method, url, headers)
    next()
  },
})

/** Answers 421 to requests for other hosts; `page` explains it to people. */
export const refuseUnknownHosts = (
  isKnown: (host: string | undefined) => boolean,
  page: () => string,
): Step => ({
  name: 'unknown hosts',
  run({ request, response, answer }, next) {
    if (!isKnown(request.headers.host)) {
      // Next renders nothing for it, and its answer has the headers that every answer has.
      Object.assign(request, unsupportedRequest)
      answer.replace(() => plainAnswer(response, 421, page()))
    }
    next()
  },
})
