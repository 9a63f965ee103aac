// Reads in the browser where a visitor came from. The page's inline loader (lib/page-cache/loader.js) stores a tab's first
// page that was reached from another site, or with campaign parameters.

import { type Attribution } from '@/lib/schemas/leads'

const storageKey = 'first-touch'
const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const

/** `referrer` from the browser, `tags` the campaign parameters as in the address ("utm_source=x"). */
type FirstTouch = { referrer: string; tags: string[] | null }

function firstTouch(): FirstTouch {
  try {
    const storedTouch = sessionStorage.getItem(storageKey)
    if (storedTouch) return JSON.parse(storedTouch) as FirstTouch
  } catch {
    // Without storage, use this page's own address.
  }
  return { referrer: document.referrer, tags: location.search.slice(1).split('&') }
}

/** Returns another site's address without its query, which may be private; nothing for our own pages. */
const otherSite = (address: string) =>
  address && new URL(address).host !== location.host ? address.split(/[?#]/)[0] : undefined

/**
 * Returns the path of the room or the estimate that goes along with a request: the room for which the visitor asked for a
 * price on this page, what this page itself is, or what its address names. Not validated; empty for none.
 */
export function attachedPath(): string {
  const form = document.querySelector<HTMLFormElement>('form[data-asked]')
  if (form) {
    return `${new URL(form.action).pathname}?${String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))}`
  }
  return /^\/(design(\/[a-z0-9-]+)?|estimate)\/?$/.test(location.pathname)
    ? location.pathname.replace(/\/$/, '') + location.search
    : (new URLSearchParams(location.search).get('design') ?? '')
}

/** Returns true for the path of an estimate; the other paths are of rooms. */
export const isEstimatePath = (path: string) => path.startsWith('/estimate')

/** Returns a request's attribution: its page, kitchen and first touch. */
export function attribution(): Partial<Attribution> {
  // The links of previews and visits are secret.
  const page = location.pathname.replace(/^\/(preview|visit)\/.*/, '/$1')
  const path = attachedPath()
  // An estimate goes along as a text with its lines.
  const design = isEstimatePath(path) ? undefined : path || undefined
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
