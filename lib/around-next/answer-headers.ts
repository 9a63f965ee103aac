import 'server-only'
import { type ServerResponse } from 'node:http'
import { dataPolicy, plainPagePolicy } from '@/lib/policy'
import { type Replacement } from './answer'
import { type Step } from './pipeline'

// Headers that answers need and Next doesn't give, and the page in place of Next's own error document. Relies on Next sending an
// error as text/html without our policy, and a static page's lifetime for shared caches as `s-maxage`.

/** Turns an answer into one of our plain pages, which no script fills and no cache keeps. */
export function plainAnswer(response: ServerResponse, status: number, body: string): Replacement {
  for (const name of ['content-encoding', 'content-length', 'etag', 'link', 'allow'])
    response.removeHeader(name)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', plainPagePolicy)
  response.setHeader('cache-control', 'no-store')
  return { status, body }
}

type Options = {
  /** Returns true while search engines are kept away from every answer. */
  isKeptOut: () => boolean
  /** Returns the page that visitors see where a page could not be made; without it Next's own is sent. */
  errorPage?: () => string
  /** The policy of pages that have none of their own. */
  pagePolicy?: string
}

const isPage = (response: ServerResponse) => /^text\/html/.test(String(response.getHeader('content-type')))

export const answerHeaders = ({ isKeptOut, errorPage, pagePolicy }: Options): Step => ({
  name: 'answer headers',
  run({ response, answer }, next) {
    // Next sends an empty document for script to fill, and our policy doesn't let that script run.
    answer.replace((status) =>
      errorPage && status >= 500 && isPage(response) && !response.hasHeader('content-security-policy')
        ? plainAnswer(response, status, errorPage())
        : undefined,
    )
    answer.onHead(() => {
      if (!response.hasHeader('content-security-policy'))
        response.setHeader(
          'content-security-policy',
          (isPage(response) ? pagePolicy : undefined) ?? dataPolicy,
        )
      if (isKeptOut()) response.setHeader('x-robots-tag', 'noindex')
      // Next lets shared caches show a page for a year; one that is unpublished must disappear at once.
      if (/s-maxage/.test(String(response.getHeader('cache-control'))))
        response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    })
    next()
  },
})
