import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerHeld } from '../answer-held'
import { nextHeaders } from '../around-next/next-headers'
import { type Bodies, bodyFor, compressBetter } from './compressed'
import { collectBody } from './collect-body'
import { answering, type ServedPage } from './from-cache'

// Answers that are the same for everybody, held compressed in front of Next: what it finds in the page cache, the build's
// files and payloads. The first request for one goes through Next, whose answer is kept as it is; the next are answered
// from here while the page is what the cache would give (decision 033).

const mebibyte = 1024 * 1024
/** No answer may take more, in bytes. */
const mostOfOne = 4 * mebibyte
/** After this the page cache is asked again, which notes which payloads are in use (payloads.js). */
const longestHeld = 3600_000

/** Addresses in the one form that Next's answers have, so that few can stand for the same page. */
const plainPath = /^(?:\/[\w.~-]+)*\/?$/
/** An estimate that is asked for is rendered per request (middleware.ts); on every other page here the query changes nothing. */
const asksSomething = /^\/estimate\/?\?(?:.*&)?(?:room|design)=/
/** Files that never change under their address. */
const neverChanges = /^\/(?:_next\/static|payload)\//
/** Made for each request and so not held, but compressed like the others: a fifth smaller than by Next. */
const perRequest = '/search'
const compressible = /^(?:text\/|image\/svg|application\/(?:javascript|[\w.+-]*(?:json|xml)))/
/** What belongs to a connection or a coding, not to the answer. */
const ofTransport = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive']

type Answer = {
  headers: [string, number | string | string[]][]
  bodies: Bodies
  bytes: number
  until: number
  isRevalidated?: () => boolean
  /** Whether it was asked for again: then it is worth the best compression. */
  isBetter?: true
}
type Asked = { method?: string; acceptEncoding?: string; ifNoneMatch?: string }

/** The answers by path, the one asked for last at the end. */
const held = new Map<string, Answer>()
let heldBytes = 0
/** What they may take in all. */
let mostBytes = 0

function forget(path: string): void {
  heldBytes -= held.get(path)?.bytes ?? 0
  held.delete(path)
}

function hold(path: string, answer: Answer): void {
  forget(path)
  if (answer.bytes > mostOfOne) return
  held.set(path, answer)
  heldBytes += answer.bytes
  for (const oldest of held.keys()) {
    if (heldBytes <= mostBytes) return
    forget(oldest)
  }
}

/** The answer at a path, if it still is what Next would say. */
function current(path: string): Answer | undefined {
  const answer = held.get(path)
  if (!answer) return undefined
  if (Date.now() > answer.until || answer.isRevalidated?.()) {
    forget(path)
    return undefined
  }
  held.delete(path)
  held.set(path, answer)
  answer.isBetter ??= compressBetter(answer.bodies) || undefined
  return answer
}

/** How long an answer may be held, as a time; undefined where it may not. Pages say by `s-maxage` how long they count as fresh. */
function heldUntil(response: ServerResponse, body: Buffer, page: ServedPage | undefined): number | undefined {
  const rule = String(response.getHeader('cache-control'))
  const longest = Date.now() + longestHeld
  if (response.hasHeader('set-cookie')) return undefined
  if (!page) return rule.includes('immutable') ? longest : undefined
  const seconds = /s-maxage=(\d+)/.exec(rule)?.[1]
  if (response.getHeader(nextHeaders.cache) !== 'HIT' || !seconds || !body.equals(Buffer.from(page.body)))
    return undefined
  return Math.min(page.lastModified + Number(seconds) * 1000, longest)
}

function answerOf(response: ServerResponse, body: Buffer, page?: ServedPage): Answer {
  const vary = String(response.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
  const headers = Object.entries(response.getHeaders()).filter(
    (header): header is Answer['headers'][number] =>
      header[1] !== undefined && !ofTransport.includes(header[0]),
  )
  // nginx may answer with it for a second by itself (deploy/nginx.conf). Before 1.23 it believes what comes first.
  if (page) headers.unshift(['x-accel-expires', '1'])
  // What the three codings will take together, a quarter or less each, is counted as if they were there.
  const bytes = 2 * body.length
  return { headers, bodies: { identity: body }, bytes, until: 0, isRevalidated: page?.isRevalidated }
}

const named = (tags: string, etag: string) =>
  tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

function send({ headers, bodies }: Answer, asked: Asked, response: ServerResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  const etag = response.getHeader('etag')
  if (asked.ifNoneMatch && typeof etag === 'string' && named(asked.ifNoneMatch, etag)) {
    response.statusCode = 304
    response.removeHeader('content-type')
    response.end()
    return
  }
  const [coding, body] = bodyFor(bodies, asked.acceptEncoding)
  if (coding !== 'identity') response.setHeader('content-encoding', coding)
  response.setHeader('content-length', body.length)
  response.end(asked.method === 'HEAD' ? undefined : body)
}

/** Lets Next answer, and keeps the answer where it is one to hold. */
function watch(path: string, request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { headers } = request
  const asked: Asked = {
    method: request.method,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  }
  let page: ServedPage | undefined
  const isOurs = neverChanges.test(path) || path === perRequest
  // Next's own compression decides when it sends: for what is ours it finds nobody who takes any.
  if (isOurs) delete headers['accept-encoding']
  const hear = (served: ServedPage) => {
    page = served
    delete headers['accept-encoding']
  }

  const isWanted = () =>
    (isOurs || page !== undefined) &&
    response.statusCode === 200 &&
    !response.hasHeader('content-encoding') &&
    compressible.test(String(response.getHeader('content-type')))
  collectBody(response, isWanted, (body) => {
    const until = heldUntil(response, body, page)
    const answer = answerOf(response, body, page)
    if (until) hold(path, { ...answer, until })
    send(answer, asked, response)
  })
  answering.run(hear, next)
}

function serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { method, url = '', headers } = request
  const [path = ''] = url.split('?', 1)
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    plainPath.test(path) &&
    !asksSomething.test(url) &&
    !headers.range &&
    !headers[nextHeaders.part] &&
    !url.includes('_rsc=')
  if (!isPlain) return next()
  const answer = current(path)
  if (!answer) return method === 'GET' ? watch(path, request, response, next) : next()
  answerHeld.publish({})
  send(
    answer,
    {
      method,
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
    },
    response,
  )
}

/**
 * Puts this in front of Next: called once when the server starts, after what mends requests (lib/http/incoming.ts).
 * @param most what the answers may take in all, in bytes
 */
export function holdAnswers(most = 64 * mebibyte): void {
  mostBytes = most
  const watched = new WeakSet<Server>()
  // Node says it before it hands the request to the server's listeners: there is no other place where `next start` lets one in.
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (watched.has(server)) return
    watched.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      serve(request, response, () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response])
      })
    })
  })
}
