import 'server-only'
import { type Step } from './pipeline'

// Redirects that staff have made. They apply only where Next finds nothing, so pages stay static and no request pays for a
// lookup. Relies on Next answering 404 for such an address, and 308 for one that it redirects itself.

// The staff area and the API answer "not found" and mean it.
const neverRedirected = /^\/(?:admin|api|login|logout|_next)(?:\/|$)/

/** Headers that a redirect keeps. */
const inheritedHeaders = /^(?:x-(?!nextjs)|referrer-|permissions-|cross-origin-|strict-)/

/** Adds the request's query to an address: a campaign's parameters tell where a lead comes from. */
function withQuery(target: string, url: string): string {
  const start = url.indexOf('?')
  return start < 0 || target.includes('?') ? target : target + url.slice(start)
}

/** Redirects requests for missing pages; `targetOf` returns where a path leads, undefined if nowhere. */
export const redirects = (targetOf: (path: string) => string | undefined): Step => ({
  name: 'redirects',
  run({ request, response, answer }, next) {
    const { method = '', url = '/' } = request
    const [path = ''] = url.split('?', 1)
    let isRedirected = false
    answer.replace((status) => {
      if (status !== 404 || !['GET', 'HEAD'].includes(method) || neverRedirected.test(path)) return undefined
      const target = targetOf(decodeURIComponent(path))
      if (target === undefined) return undefined
      isRedirected = true
      for (const name of response.getHeaderNames())
        if (!inheritedHeaders.test(name)) response.removeHeader(name)
      response.setHeader('location', withQuery(target, url))
      // Without it browsers would keep the redirect for good, and staff may change their minds.
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      return { status: 308, body: '' }
    })
    answer.onHead((status) => {
      // Next gives the header twice for a page that it has just rendered as a redirect, and drops the query.
      const location = [response.getHeader('location')].flat()[0]
      if (typeof location === 'string' && status === 308 && !isRedirected)
        response.setHeader('location', withQuery(location, url))
    })
    next()
  },
})
