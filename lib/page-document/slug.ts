import { isReservedSlug } from './reserved-slugs'

/** A page's slug: small letters and digits with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * In characters. The specification sets no bound; beyond this the framework leaves a path out when it is revalidated (1,024
 * characters), PostgreSQL doesn't index it any more (2,700 bytes), and no sitemap may list it (2,048).
 */
export const longestSlug = 1_000

export const slugMessages = {
  missing: 'Enter a slug',
  pattern: 'Use small letters, digits and single hyphens, for example kitchen-financing',
  long: `Shorten this to ${longestSlug} characters`,
  reserved: 'This address belongs to a page that comes with the site. Choose a different slug.',
} as const

/**
 * The slug of a title (specification §5): in lower case, each run of other characters than a-z and 0-9 one hyphen, none
 * at the ends.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Below /blog the site has one address of its own: the further pages of the list. */
export const isReservedPostSlug = (slug: string): boolean => slug === 'page'

/** The slug itself, or with the first number behind it that makes it free. */
export const freeSlug = (slug: string, taken: Iterable<string>, isReserved = isReservedSlug): string =>
  slugTaker(taken, isReserved)(slug)

/** Gives free slugs one after the other. However many want the same, no number is tried twice. */
export function slugTaker(taken: Iterable<string>, isReserved = isReservedSlug): (slug: string) => string {
  const others = new Set(taken)
  const numbers = new Map<string, number>()
  return (slug) => {
    for (let number = numbers.get(slug) ?? 1; ; number += 1) {
      const end = number === 1 ? '' : `-${number}`
      const candidate = slug.slice(0, longestSlug - end.length) + end
      if (others.has(candidate) || isReserved(candidate)) continue
      others.add(candidate)
      numbers.set(slug, number)
      return candidate
    }
  }
}
