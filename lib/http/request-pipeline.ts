import 'server-only'
import { answerHeaders } from '@/lib/around-next/answer-headers'
import { normalizeRequests, refuseUnknownHosts } from '@/lib/around-next/normalize-request'
import { type Step } from '@/lib/around-next/pipeline'
import { redirects } from '@/lib/around-next/redirects'
import { responseCache } from '@/lib/around-next/response-cache'
import { trackRequests } from '@/lib/around-next/shutdown'
import { designPath } from '@/lib/business/design-path'
import { galleryPath } from '@/lib/business/gallery-path'
import { knownRedirect } from '@/lib/data/redirect-table'
import { env } from '@/lib/env'
import { trustOnlyProxies } from '@/lib/limits/client-address'
import { localHosts } from '@/lib/local-hosts'
import { countCached, measureAnswers } from '@/lib/metrics/watch'
import { logNotFound } from '@/lib/not-found/not-found-log'
import { countPageViews } from '@/lib/page-views/counter'
import { developmentPagePolicy } from '@/lib/policy'
import { allowsIndexing } from '@/lib/data/indexing'
import { brokenPage, unknownHostPage } from './broken-page'

/** Returns true for the host of SITE_URL on any port, and for this machine's own names, which monitoring uses. */
function isKnownHost(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return name === new URL(env().SITE_URL).hostname || localHosts.includes(name)
}

/** Lists the steps in the order in which a request meets them; an answer meets them in reverse. */
export function requestPipeline(): Step[] {
  const { REFUSE_UNKNOWN_HOSTS } = env()
  return [
    trackRequests,
    measureAnswers,
    logNotFound(),
    countPageViews,
    trustOnlyProxies,
    normalizeRequests((path, query) => designPath(path, query) ?? galleryPath(path, query)),
    ...(REFUSE_UNKNOWN_HOSTS ? [refuseUnknownHosts(isKnownHost, unknownHostPage)] : []),
    // Before the steps that change every other answer: it keeps answers with their changes.
    ...(process.env.NODE_ENV === 'production' ? [responseCache(countCached)] : []),
    redirects(knownRedirect),
    answerHeaders({
      isKeptOut: () => !allowsIndexing(),
      ...(process.env.NODE_ENV === 'development'
        ? { pagePolicy: developmentPagePolicy }
        : { errorPage: brokenPage }),
    }),
  ]
}
