import 'server-only'
import { type IncomingMessage } from 'node:http'
import { type Step } from '@/lib/around-next/pipeline'
import { countNotFound } from '@/lib/data/not-found-hits'
import { log } from '@/lib/log'

// Counts answers with status 404 in the request pipeline. So pages stay static, answers of the page cache count too, and no
// script has to run in a browser.

type Waiting = Map<string, { times: number; referrer: string }>

/** Counts are gathered this long before they are written, in milliseconds. */
const flushInterval = 5_000
/** The paths that are gathered at a time; what a scanner asks beyond them is dropped. */
const maxPaths = 200
// Files and calls of programs: nobody followed a link to them.
const notPages =
  /^\/(_next|api|admin|images|media|og|metrics|preview)(\/|$)|^\/(favicon\.ico|\.)|\.(js|css|map|php|asp|aspx|env|xml|txt|json|png|jpe?g|webp|avif|svg|ico|woff2?)$/i

/** Returns the path under which a missing page is counted; null if the request is not for a page. */
export function missedPath({
  method,
  url = '',
  headers = {},
}: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>): string | null {
  // A browser that prefetches asks again when somebody follows the link.
  if (String(headers['sec-purpose']).startsWith('prefetch')) return null
  const path = url.replace(/[?#].*$/, '')
  if (method !== 'GET' || !path.startsWith('/') || notPages.test(path)) return null
  try {
    return decodeURIComponent(path).replace(/\p{C}/gu, '') || null
  } catch {
    return null // no valid address
  }
}

/** Returns where a visitor came from, without the query: that may be personal. */
export function refererOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { referer = '' } = headers
  if (!URL.canParse(referer)) return ''
  const { protocol, origin, pathname } = new URL(referer)
  return /^https?:$/.test(protocol) ? origin + pathname : ''
}

/** Counts missing pages; the counts are written to the database every few seconds. */
export function logNotFound(count: typeof countNotFound = countNotFound): Step {
  let waiting: Waiting = new Map()
  const flush = async () => {
    const counted = waiting
    waiting = new Map()
    for (const [path, { referrer, times }] of counted) await count(path, referrer, times)
  }
  const note = (request: IncomingMessage) => {
    const path = missedPath(request)
    const entry = path !== null && waiting.get(path)
    if (path === null || (!entry && waiting.size >= maxPaths)) return
    if (waiting.size === 0) {
      setTimeout(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'missing pages could not be counted'))
      }, flushInterval).unref()
    }
    const referrer = refererOf(request) || (entry ? entry.referrer : '')
    waiting.set(path, { times: (entry ? entry.times : 0) + 1, referrer })
  }
  return {
    name: 'missing pages',
    run({ request, response, onFinish }, next) {
      onFinish(() => {
        if (response.statusCode === 404) note(request)
      })
      next()
    },
  }
}
