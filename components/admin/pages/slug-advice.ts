import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { freeSlug, maxSlugLength, slugMessages, slugOf, slugPattern } from '@/lib/page-document/slug'

export type SlugRefusal = { reason: string; suggestions: string[] }

/** Returns why a slug can't be taken, with free ones; null when it can. */
export function refusalOf(slug: string, taken: readonly string[], year: number): SlugRefusal | null {
  if (!slug) return { reason: slugMessages.missing, suggestions: [] }
  if (!slugPattern.test(slug)) {
    const formed = slugOf(slug)
    return { reason: slugMessages.pattern, suggestions: formed ? [freeSlug(formed, taken)] : [] }
  }
  if (slug.length > maxSlugLength) return { reason: slugMessages.long, suggestions: [] }
  const isReserved = isReservedSlug(slug)
  if (!isReserved && !taken.includes(slug)) return null
  const reason = isReserved
    ? `/${slug} is a page of the site itself.`
    : `Another page has the address /${slug}.`
  const suggestions = [`${slug}-${year}`, `our-${slug}`].map((candidate) => freeSlug(candidate, taken))
  return { reason, suggestions }
}
