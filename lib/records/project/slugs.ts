import 'server-only'
import { findNamedTown } from '@/lib/business/towns'
import { slugOf } from '@/lib/page-document/slug'
import { type Transaction, write, type Writer } from '@/lib/data/client'
import { present } from '@/lib/data/page-fields'
import { isDuplicate } from '@/lib/data/database-errors'
import { longestProjectSlug } from './definition'

// A project's address is /gallery/{slug}.

const shortenSlug = (slug: string, end = '') =>
  slug.slice(0, longestProjectSlug - end.length).replace(/-$/, '') + end

export const slugOfTitle = (title: string) => shortenSlug(slugOf(title)) || 'project'

/** Returns the slug, with the first number behind it that makes it free. */
export async function freeProjectSlug(db: Writer | Transaction, wantedSlug: string): Promise<string> {
  const base = shortenSlug(wantedSlug)
  // A long one is cut for its number: those that share only its beginning count too.
  const slugFilter = { startsWith: base.slice(0, longestProjectSlug - 6) }
  const rows = await db.project.findMany({ where: { slug: slugFilter }, select: { slug: true } })
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : shortenSlug(base, `-${number}`)
    if (!takenSlugs.has(candidate)) return candidate
  }
}

/** Returns two slugs that are free where another project has this one. */
export async function suggestProjectSlugs(db: Writer, slug: string, location: string): Promise<string[]> {
  const town = findNamedTown(location)
  const withPlace = town && !slug.includes(town.slug) ? `${slug}-${town.slug}` : `our-${slug}`
  return [await freeProjectSlug(db, withPlace), await freeProjectSlug(db, `${slug}-2`)]
}

/**
 * Gives the projects without a slug one of their titles, the oldest first: a site from before there were project pages
 * has such. Whoever does it, and however often, it comes out the same.
 */
export async function giveSlugs(): Promise<void> {
  await write(async (db) => {
    const rows = await db.project.findMany({
      where: { slug: null, ...present },
      select: { id: true, title: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    for (const { id, title } of rows) {
      // Several processes may do this at once, as a build does: what another one has given stays.
      for (let done = false; !done;) {
        const slug = await freeProjectSlug(db, slugOfTitle(title))
        done = await db.project.updateMany({ where: { id, slug: null }, data: { slug } }).then(
          () => true,
          (error: unknown) => {
            if (isDuplicate(error)) return false
            throw error
          },
        )
      }
    }
  })
}
