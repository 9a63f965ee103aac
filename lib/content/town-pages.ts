import { requireTown, type Town } from '@/lib/business/towns'
import rows from './town-pages.json'

/** A figure on a town page, fixed by the specification; one without a label stands alone. */
type TownStat = { value: string; label: string }

/** One of the eight fixed town pages. Expertise keeps to the town's planning notes (town-notes.json). */
export type TownPage = {
  town: Town
  /** Follows the town's name, which is the title of the picture. */
  headline: string
  /** Projects in the town, as on the home page. */
  projectCount: string
  stats: readonly TownStat[]
  /** One or two sentences on the kinds of house. */
  houses: string
  expertise: readonly Expertise[]
  picture: { src: string; position: string }
}
type Expertise = { title: string; text: string }

/** The eight town pages, in the order in which the site lists them. */
export const townPages: readonly TownPage[] = rows.map((row) => ({ ...row, town: requireTown(row.town) }))

/** Returns the fixed pages of these places, with their present facts. */
export const townPagesIn = (places: readonly Town[]): TownPage[] =>
  townPages.flatMap((page) => {
    const town = places.find(({ slug }) => slug === page.town.slug)
    return town ? [{ ...page, town }] : []
  })

const bySlug = new Map(townPages.map((page) => [page.town.slug, page]))

/** Returns the fixed page of a town's slug, or null. Addresses at the root are lower case, so the slug must be too. */
export const getTownPage = (slug: string): TownPage | null => bySlug.get(slug) ?? null

/** Returns the address of a place's page: one of the eight, else its hub. The hubs of the eight redirect to it. */
export const placeHref = ({ slug }: Pick<Town, 'slug'>): string =>
  getTownPage(slug) ? `/${slug}` : `/rockland/${slug}/`
