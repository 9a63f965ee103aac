import { isReservedSlug } from './reserved-slugs'

/** A page's slug: small letters and digits with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * In characters. The specification sets no limit; the framework doesn't revalidate longer paths (1,024
 * characters), PostgreSQL doesn't index them (2,700 bytes), and no sitemap may list them (2,048).
 */
export const maxSlugLength = 1_000

export const slugMessages = {
  missing: 'Enter a slug',
  pattern: 'Use small letters, digits and single hyphens, for example kitchen-financing',
  long: `Shorten this to ${maxSlugLength} characters`,
  reserved: 'This address belongs to a page that comes with the site. Choose a different slug.',
} as const

/**
 * Returns a title's slug (specification §5): lowercase, with one hyphen for each run of characters other than
 * a-z and 0-9, and none at the ends.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns true for the further pages of the list, the site's only address below /blog. */
export const isReservedPostSlug = (slug: string): boolean => slug === 'page'

/** Returns the slug, or the slug with the first number that makes it free. */
export const freeSlug = (slug: string, slugs: Iterable<string>, isReserved = isReservedSlug): string =>
  slugTaker(slugs, isReserved)(slug)

/** Returns a function that hands out free slugs. No number is tried twice, however many want the same slug. */
export function slugTaker(slugs: Iterable<string>, isReserved = isReservedSlug): (slug: string) => string {
  const usedSlugs = new Set(slugs)
  const numbers = new Map<string, number>()
  return (slug) => {
    for (let number = numbers.get(slug) ?? 1; ; number += 1) {
      const end = number === 1 ? '' : `-${number}`
      const candidate = slug.slice(0, maxSlugLength - end.length) + end
      if (usedSlugs.has(candidate) || isReserved(candidate)) continue
      usedSlugs.add(candidate)
      numbers.set(slug, number)
      return candidate
    }
  }
}
