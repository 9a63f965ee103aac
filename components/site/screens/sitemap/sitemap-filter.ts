import { type SitePage } from '@/lib/seo/service-area'

/** What the visitor narrows the list by; an empty value leaves it as it is. */
export type SitemapFilter = { text: string; service: string; township: string }

/** The words of a search over addresses; an address pasted whole counts from its path on. */
export function wordsOfSearch(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/https?:\/\/[^/\s]*/g, '')
    .split(/\s+/)
    .filter(Boolean)
}

/** Whether a page stays in the list: every word is in its address, and service and township are its own. */
export function matches(
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

/** Which of some pages stay, a sign each: 1 does, 0 doesn't. A text, because two of the same content are the same. */
export const kept = (
  pages: readonly SitePage[],
  words: readonly string[],
  filter: Omit<SitemapFilter, 'text'>,
): string => pages.map((page) => (matches(page, words, filter) ? '1' : '0')).join('')

/** How many of them. */
export const countKept = (signs: string): number => signs.split('1').length - 1
