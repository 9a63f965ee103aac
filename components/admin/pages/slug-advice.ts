import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { freeSlug, maxSlugLength, slugMessages, slugOf, slugPattern } from '@/lib/page-document/slug'

export type SlugRefusal = { reason: string; suggestions: string[] }

/** Returns the reason why a slug can't be used, with free ones; null if it can. */
export function refusalOf(slug: string, takenSlugs: readonly string[], year: number): SlugRefusal | null {
  if (!slug) return { reason: slugMessages.missing, suggestions: [] }
  if (!slugPattern.test(slug)) {
    const validSlug = slugOf(slug)
    return { reason: slugMessages.pattern, suggestions: validSlug ? [freeSlug(validSlug, takenSlugs)] : [] }
  }
  if (slug.length > maxSlugLength) return { reason: slugMessages.long, suggestions: [] }
  const isReserved = isReservedSlug(slug)
  if (!isReserved && !takenSlugs.includes(slug)) return null
  const reason = isReserved
    ? `/${slug} is a page of the site itself.`
    : `Another page has the address /${slug}.`
  const suggestions = [`${slug}-${year}`, `our-${slug}`].map((candidate) => freeSlug(candidate, takenSlugs))
  return { reason, suggestions }
}
