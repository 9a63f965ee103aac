import 'server-only'
import { type IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { nextHeaders } from '@/lib/around-next/next-headers'
import { kindOf } from '@/lib/metrics/watch'
import { barePath } from '@/lib/text/bare-path'
import { campaignOf, sourceOf } from './source'

// A page view is a document that was sent to a person who isn't staff and didn't fetch it ahead.

export type PageView = { path: string; source: string; campaign: string }

/** Answers that aren't pages, and pages whose address is a key. */
const notPages =
  /^\/(?:_|(?:preview|review|logout)(?:\/|$)|visit\/(?!times)|design\/(?:ask|picture)(?:\/|$))|\.\w+$/
/** A browser that somebody has signed in with. */
const staffCookie = /(?:^|;\s*)(?:staff-hint|(?:__Host-)?next-auth\.session-token)=/
/** The longest path of a page, and name of a browser, in characters. */
const longestPath = 300
const longestName = 600

/**
 * Returns the path under which a page is counted: without a slash at its end; all kitchens of the visualizer are one page, and so
 * are all filters of the gallery.
 */
export function pageOf(path: string): string {
  const bare = barePath(path)
  const [, tool] = /^\/(design\/shared|gallery\/filter)\//.exec(bare) ?? []
  return tool ? `/${tool.split('/')[0]}` : bare || '/'
}

/** The pages of the paths that were requested lately; empty for a path that isn't a page's. */
const pages = new LRUCache<string, string>({ max: 2_000 })

/** Returns the path under which the page of an address is counted; undefined if the address isn't a page's. */
export function pageAt(url: string): string | undefined {
  const [path = ''] = url.split('?', 1)
  if (path.length > longestPath) return undefined
  let page = pages.get(path)
  if (page === undefined) {
    const isPage = kindOf(path) === 'page' && !notPages.test(path)
    pages.set(path, (page = isPage ? pageOf(path) : ''))
  }
  return page || undefined
}

/** Remembers for the few user agents in use whether each is a program: testing the long pattern of programs takes time. */
const programs = new LRUCache<string, boolean>({ max: 1_000 })

/** Returns true for the name of a browser. Programs have another one, or none. */
export function isPerson(userAgent = ''): boolean {
  if (!userAgent || userAgent.length > longestName) return false
  let isProgram = programs.get(userAgent)
  if (isProgram === undefined) programs.set(userAgent, (isProgram = isbot(userAgent)))
  return !isProgram
}

/** Returns true if the sender of a request is somebody to count. */
const isVisitor = (headers: IncomingHttpHeaders): boolean =>
  isPerson(headers['user-agent']) && !(headers.cookie && staffCookie.test(headers.cookie))

function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  if (purpose?.includes('prefetch')) return true
  return headers[nextHeaders.part] !== undefined || headers[nextHeaders.prefetch] !== undefined
}

/** Returns the page view of a request for a page; undefined if it doesn't count. */
export function pageViewOf(path: string, url: string, headers: IncomingHttpHeaders): PageView | undefined {
  if (!isVisitor(headers) || isAhead(headers)) return undefined
  const { referer: referrer, host } = headers
  const query = url.indexOf('?')
  if (query < 0) return { path, source: sourceOf({ referrer }, host), campaign: '' }
  const marks = new URLSearchParams(url.slice(query))
  const mark = (name: string) => marks.get(name) ?? ''
  return {
    path,
    source: sourceOf({ referrer, utmSource: mark('utm_source'), gclid: mark('gclid') }, host),
    campaign: campaignOf(mark('utm_campaign')),
  }
}
