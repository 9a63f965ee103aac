import { type SitePage, landingPagesOf } from '@/lib/seo/service-area'
import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'

/** The list's filters; an empty value filters nothing. */
export type SitemapFilter = { text: string; service: string; township: string }

/** Splits a search over addresses into words; of a whole address only its path counts. */
export function wordsOfSearch(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/https?:\/\/[^/\s]*/g, '')
    .split(/\s+/)
    .filter(Boolean)
}

/** Returns true if a page's address has every word, and service and township are its own. */
export function isMatch(
  page: SitePage,
  words: readonly string[],
  filter: Omit<SitemapFilter, 'text'>,
): boolean {
  return (
    (!filter.service || page.service === filter.service) &&
    (!filter.township || page.township === filter.township) &&
    words.every((word) => page.path.includes(word))
  )
}

/** Returns which pages stay as characters, 1 or 0. It is a text because equal texts are identical for memo(). */
export const stayingPages = (
  pages: readonly SitePage[],
  words: readonly string[],
  filter: Omit<SitemapFilter, 'text'>,
): string => pages.map((page) => (isMatch(page, words, filter) ? '1' : '0')).join('')

export const countStaying = (signs: string): number => signs.split('1').length - 1

export type PageGroups = readonly (readonly SitePage[])[]

export function pageGroups(
  mainPages: readonly SitePage[],
  towns: readonly { slug: string; name: string; township: Township }[],
  services: readonly { slug: ServiceSlug; name: string }[],
): PageGroups {
  return [mainPages, ...towns.map((town) => landingPagesOf([town], services))]
}
