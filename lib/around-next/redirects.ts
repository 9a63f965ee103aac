import 'server-only'
import { type Step } from './pipeline'

// Redirects that staff have made. They count only where Next has found nothing, so that the pages stay static and no request pays for
// a look-up. It depends on Next answering 404 for such an address, and 308 for one that leads on by itself.

// The staff area and API calls say "not found" and mean it.
const neverRedirected = /^\/(?:admin|api|login|logout|_next)(?:\/|$)/

/** The headers of an answer that a redirect keeps. */
const keptHeaders = /^(?:x-(?!nextjs)|referrer-|permissions-|cross-origin-|strict-)/

/** Adds the query of the request to an address: what a campaign has added to it says where a lead comes from. */
function withQuery(target: string, url: string): string {
  const start = url.indexOf('?')
  return start < 0 || target.includes('?') ? target : target + url.slice(start)
}

/** Redirects requests for pages that aren't there; `targetOf` returns where a path leads, undefined if nowhere. */
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
      for (const name of response.getHeaderNames()) if (!keptHeaders.test(name)) response.removeHeader(name)
      response.setHeader('location', withQuery(target, url))
      // A browser would keep it for good otherwise, and staff may change their mind.
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      return { status: 308, body: '' }
    })
    answer.onHead((status) => {
      // Next says it twice where it has just rendered a page that leads on, and drops the query.
      const location = [response.getHeader('location')].flat()[0]
      if (typeof location === 'string' && status === 308 && !isRedirected)
        response.setHeader('location', withQuery(location, url))
    })
    next()
  },
})
