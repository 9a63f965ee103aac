import 'server-only'
import { createServer, type ServerResponse } from 'node:http'
import { nextHeaders } from '@/lib/around-next/next-headers'
import { exclude, type Step } from '@/lib/around-next/pipeline'
import { env } from '@/lib/env'
import { errorLogged, log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { metrics, metricsResponse } from './registry'

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

/** Returns the kind of an address; there are few, so that strangers can't make up more. */
export function kindOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}

const cacheStatuses = ['hit', 'stale', 'miss']

function cacheOf(response: ServerResponse): string {
  const status = String(response.getHeader(nextHeaders.cache)).toLowerCase()
  return cacheStatuses.includes(status) ? status : 'none'
}

/** Counts answers and their durations by kind. */
export const measureAnswers: Step = {
  name: 'metrics',
  run(exchange, next) {
    const { request, response } = exchange
    const { requests, durations } = metrics()
    const start = performance.now()
    exchange.onFinish(() => {
      const kind = kindOf(request.url ?? '')
      const cache = exchange.isCached ? 'hit' : cacheOf(response)
      requests.inc({ kind, status: String(response.statusCode), cache })
      durations.observe({ kind }, (performance.now() - start) / 1000)
    })
    next()
  },
}

/** Counts an answer of the response cache. */
export const countCached = (): void => metrics().held.inc()

const slot = processSlot<true>('metrics-watch')

/** Starts counting errors, and answers on METRICS_PORT if that is set. Called once when the server starts. */
export function watchMetrics(): void {
  if (slot.current) return
  slot.current = true
  const port = env().METRICS_PORT
  if (port !== undefined) listen(port)
  errorLogged.subscribe(() => metrics().errors.inc())
}

/** Serves the metrics alone, to this machine only. */
function listen(port: number): void {
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
  exclude(server)
  server.listen(port, '127.0.0.1').unref()
}
