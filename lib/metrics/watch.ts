import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerHeld } from '@/lib/answer-held'
import { env } from '@/lib/env'
import { errorLogged, log } from '@/lib/log'
import { nextHeaders } from '@/lib/around-next/next-headers'
import { metrics, metricsResponse } from './registry'

type Message = { request: IncomingMessage; response: ServerResponse; server: Server }

const kinds: [string, RegExp][] = [
  [
    'static',
    /^\/(_next|fonts|icons|images|payload)\/|^\/(favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest|speculation-rules\.json)$/,
  ],
  ['media', /^\/(media|og)\//],
  ['api', /^\/api\//],
  ['staff', /^\/(admin|login)(\/|$)/],
  ['feed', /\.(xml|txt)$/],
  ['health', /^\/(healthz|readyz|metrics)$/],
]

/** The kind of an address; there are few, so that strangers can't make up more. */
export function kindOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}

const cacheWords = ['hit', 'stale', 'miss']

/** What the page cache said of an answer. */
function cacheOf(response: ServerResponse): string {
  const said = String(response.getHeader(nextHeaders.cache)).toLowerCase()
  return cacheWords.includes(said) ? said : 'none'
}

// One per process, also when a development reload loads this module again.
const key = Symbol.for('showroom.metrics-watch')
const shared = globalThis as { [key]?: true }

/** Starts counting answers and errors, and answers on METRICS_PORT where that is set. Called once when the server starts. */
export function watchMetrics(): void {
  if (shared[key]) return
  shared[key] = true
  const { requests, durations, errors, held } = metrics()
  const port = env().METRICS_PORT
  const own = port === undefined ? undefined : listen(port)
  const begun = new WeakMap<IncomingMessage, bigint>()
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as Message
    if (server !== own) begun.set(request, process.hrtime.bigint())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Message
    const since = begun.get(request)
    if (since === undefined) return
    const kind = kindOf(request.url ?? '')
    requests.inc({ kind, status: String(response.statusCode), cache: cacheOf(response) })
    durations.observe({ kind }, Number(process.hrtime.bigint() - since) / 1e9)
  })
  errorLogged.subscribe(() => errors.inc())
  answerHeld.subscribe(() => held.inc())
}

/** A server for the metrics alone, which only this machine reaches. */
function listen(port: number): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metricsResponse()
      .then(async (answer) => {
        response.writeHead(200, Object.fromEntries(answer.headers)).end(await answer.text())
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      })
  })
  server.on('error', (error) => log.error({ err: error, port }, 'METRICS_PORT could not be opened'))
  return server.listen(port, '127.0.0.1').unref()
}
