import 'server-only'
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { LRUCache } from 'lru-cache'
import { type Bodies, bodyFor, compressBetter } from './compression'
import { nextHeaders } from './next-headers'
import { type Exchange, type Step } from './pipeline'
import { pageReceiver, type ServedPage } from './served-page'

// The response cache: answers that are the same for everybody, kept compressed in memory in front of Next (decision 033). The
// first request for one goes through Next; the next are answered from here while the page cache would give the same page. Relies
// on Next saying in `x-nextjs-cache` that an answer came from its cache, and on the page cache knowing which request it is
// called for (served-page.js). Otherwise nothing is kept, and every request goes through Next.

const mebibyte = 1024 * 1024
const maxAnswer = 4 * mebibyte
/** After this time the page cache is asked again, which notes which payloads are in use (payloads.js); in milliseconds. */
const maxAge = 3600_000

/** Paths in their plain form only: otherwise many entries could hold the same page. */
const plainPath = /^(?:\/[\w.~-]+)*\/?$/
/** Estimates with answers are rendered per request (middleware.ts); elsewhere the query changes nothing on public pages. */
const isAnsweredEstimate = /^\/estimate\/?\?(?:.*&)?(?:room|design)=/
/** Files that never change under their address. */
const immutablePath = /^\/(?:_next\/static|payload)\//
/** Rendered per request and not kept, but compressed here: a fifth smaller than by Next. */
const renderedPath = /^\/(?:search$|gallery\/filter\/)/
const compressible = /^(?:text\/|image\/svg|application\/(?:javascript|[\w.+-]*(?:json|xml)))/
/** Headers that belong to a connection or an encoding, not to the answer. */
const transportHeaders = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
]

type CachedResponse = {
  headers: [string, number | string | string[]][]
  /** The head of each body: names and values one after the other. */
  heads: WeakMap<Buffer, OutgoingHttpHeader[]>
  etag: string | undefined
  bodies: Bodies
  expiresAt: number
  isRevalidated?: () => boolean
  /** True after the second request: the answer is worth the best compression. */
  isCompressedBetter?: true
}

/** Returns when an answer expires, in milliseconds since 1970; undefined if it isn't kept. */
function expiryOf(response: ServerResponse, body: Buffer, page: ServedPage | undefined): number | undefined {
  const latest = Date.now() + maxAge
  if (response.hasHeader('set-cookie')) return undefined
  if (!page) return String(response.getHeader('cache-control')).includes('immutable') ? latest : undefined
  const isPage = response.getHeader(nextHeaders.cache) === 'HIT' && body.equals(Buffer.from(page.body))
  return isPage ? Math.min(page.freshUntil, latest) : undefined
}

/** Returns an answer's headers that don't depend on the client. */
const contentHeaders = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).filter(
    (header): header is CachedResponse['headers'][number] =>
      header[1] !== undefined && !transportHeaders.includes(header[0]),
  )

function toCached(response: ServerResponse, body: Buffer, page?: ServedPage): CachedResponse {
  const vary = String(response.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
  const headers = contentHeaders(response.getHeaders())
  // nginx may repeat it for a second (deploy/nginx.conf). Before 1.23 it heeds the first header.
  if (page) headers.unshift(['x-accel-expires', '1'])
  const etag = response.getHeader('etag')
  return {
    headers,
    heads: new WeakMap(),
    etag: typeof etag === 'string' ? etag : undefined,
    bodies: { identity: body },
    expiresAt: 0,
    isRevalidated: page?.isRevalidated,
  }
}

const matches = (tags: string, etag: string) =>
  tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

type ClientRequest = { method?: string; acceptEncoding?: string; ifNoneMatch?: string }
const clientRequestOf = ({ method, headers }: IncomingMessage): ClientRequest => ({
  method,
  acceptEncoding: headers['accept-encoding'],
  ifNoneMatch: headers['if-none-match'],
})

/** The answer to one client; `head` has names and values one after the other. */
type ClientAnswer = { status: number; head: OutgoingHttpHeader[]; body?: Buffer }

function answerFor({ headers, heads, etag, bodies }: CachedResponse, client: ClientRequest): ClientAnswer {
  if (client.ifNoneMatch && etag && matches(client.ifNoneMatch, etag))
    return { status: 304, head: headers.filter(([name]) => name !== 'content-type').flat() }
  const [encoding, body] = bodyFor(bodies, client.acceptEncoding)
  let head = heads.get(body)
  if (!head) {
    const encodingHeader = encoding === 'identity' ? [] : ['content-encoding', encoding]
    head = [...headers.flat(), ...encodingHeader, 'content-length', body.length]
    heads.set(body, head)
  }
  return { status: 200, head, body: client.method === 'HEAD' ? undefined : body }
}

/** Sends Next's answer through Next's wrappers of the response, which take headers one by one. */
function sendOnce(cachedResponse: CachedResponse, client: ClientRequest, response: ServerResponse): void {
  const { status, head, body } = answerFor(cachedResponse, client)
  response.statusCode = status
  if (status === 304) response.removeHeader('content-type')
  for (let index = 0; index < head.length; index += 2)
    response.setHeader(String(head[index]), head[index + 1] as number | string | string[])
  response.end(body)
}

/**
 * Returns the step that answers from memory where it can, and compresses what it keeps.
 * @param onHit called for each answer from memory
 * @param maxBytes limits the memory of all answers
 */
export function responseCache(onHit: () => void = () => undefined, maxBytes = 64 * mebibyte): Step {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: 2 * maxAnswer,
    // Counts the three codings, a quarter or less each, as if they existed.
    sizeCalculation: ({ bodies }) => Math.max(1, 2 * bodies.identity.length),
  })

  /** Returns the cached answer of a path if Next would still give the same. */
  function getValid(path: string): CachedResponse | undefined {
    const cachedResponse = responses.get(path)
    if (!cachedResponse) return undefined
    if (Date.now() > cachedResponse.expiresAt || cachedResponse.isRevalidated?.()) {
      responses.delete(path)
      return undefined
    }
    cachedResponse.isCompressedBetter ??= compressBetter(cachedResponse.bodies) || undefined
    return cachedResponse
  }

  /** Lets Next answer, and keeps its answer if possible. */
  function watch(path: string, { request, response, answer }: Exchange, next: () => void): void {
    const { headers } = request
    const client = clientRequestOf(request)
    let page: ServedPage | undefined
    const isCompressedHere = immutablePath.test(path) || renderedPath.test(path)
    // Keeps Next's compression out of our answers.
    if (isCompressedHere) delete headers['accept-encoding']
    const isWanted = () =>
      (isCompressedHere || page !== undefined) &&
      response.statusCode === 200 &&
      !response.hasHeader('content-encoding') &&
      compressible.test(String(response.getHeader('content-type')))
    answer.collect(isWanted, (body) => {
      const expiresAt = expiryOf(response, body, page)
      const entry = toCached(response, body, page)
      sendOnce(entry, client, response)
      if (!expiresAt) return
      // With what the later steps have added; a 304 has fewer headers.
      const headers = contentHeaders({ ...Object.fromEntries(entry.headers), ...response.getHeaders() })
      responses.set(path, { ...entry, headers, heads: new WeakMap(), expiresAt })
    })
    pageReceiver.run((servedPage: ServedPage) => {
      page = servedPage
      delete headers['accept-encoding']
    }, next)
  }

  return {
    name: 'response cache',
    run(exchange, next) {
      const { method, url = '', headers } = exchange.request
      const [path = ''] = url.split('?', 1)
      const isPlain =
        (method === 'GET' || method === 'HEAD') &&
        plainPath.test(path) &&
        !isAnsweredEstimate.test(url) &&
        !headers.range &&
        !headers[nextHeaders.part] &&
        !url.includes('_rsc=')
      if (!isPlain) return next()
      const cachedResponse = getValid(path)
      if (!cachedResponse) return method === 'GET' ? watch(path, exchange, next) : next()
      onHit()
      if (cachedResponse.isRevalidated) exchange.isCached = true
      const { status, head, body } = answerFor(cachedResponse, clientRequestOf(exchange.request))
      exchange.response.writeHead(status, head).end(body)
    },
  }
}
