// Where a visitor came from, in the browser. The first page of a tab that was reached from another site, or with
// campaign parameters, is noted before any React by the page's inline loader (lib/page-cache/loader.js).

import { type Attribution } from '@/lib/schemas/leads'

const storageKey = 'first-touch'
const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const

/** `referrer` as the browser gave it, `tags` the campaign parameters as they stood in the address ("utm_source=x"). */
type FirstTouch = { referrer: string; tags: string[] | null }

function firstTouch(): FirstTouch {
  try {
    const noted = sessionStorage.getItem(storageKey)
    if (noted) return JSON.parse(noted) as FirstTouch
  } catch {
    // No storage: this page's own address is the next best.
  }
  return { referrer: document.referrer, tags: location.search.slice(1).split('&') }
}

/** Another site's address without its query, which isn't ours to keep; nothing for our own pages. */
const otherSite = (address: string) =>
  address && new URL(address).host !== location.host ? address.split(/[?#]/)[0] : undefined

/** The kitchen that goes along with a request: the one that this page shows, or that its address brings. Unchecked; '' for none. */
export const attachedDesignPath = (): string =>
  /^\/design(?:\/room\/[a-z0-9-]+)?\/?$/.test(location.pathname)
    ? location.pathname.replace(/\/$/, '') + location.search
    : (new URLSearchParams(location.search).get('design') ?? '')

/** What a request says of itself: the page it is sent from, the kitchen that goes along, and the visitor's first touch. */
export function attribution(): Partial<Attribution> {
  // The way to a preview or a visit is a secret.
  const page = location.pathname.replace(/^\/(preview|visit)\/.*/, '/$1')
  const design = attachedDesignPath() || undefined
  try {
    const { referrer, tags } = firstTouch()
    const campaign = new URLSearchParams((tags ?? []).join('&'))
    return {
      page,
      design,
      referrer: otherSite(referrer),
      ...Object.fromEntries(campaignKeys.map((key) => [key, campaign.get(key) ?? undefined])),
    }
  } catch {
    return { page, design } // whatever was noted, it never stops a request
  }
}
