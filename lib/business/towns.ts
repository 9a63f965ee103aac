import { processSlot } from '@/lib/process-slot'
import townRows from '@/lib/content/facts/towns.json'

/** The five town governments of Rockland County; villages and hamlets lie inside one of them. */
export const townships = ['clarkstown', 'ramapo', 'orangetown', 'haverstraw', 'stony-point'] as const
export type Township = (typeof townships)[number]

export const townshipNames: Record<Township, string> = {
  clarkstown: 'Clarkstown',
  ramapo: 'Ramapo',
  orangetown: 'Orangetown',
  haverstraw: 'Haverstraw',
  'stony-point': 'Stony Point',
}

export const placeTypes = ['hamlet', 'village', 'town', 'dissolved', 'neighborhood'] as const
type TownType = (typeof placeTypes)[number]
export const populationBases = ['census-2020', 'census-2010', 'estimate'] as const
type PopulationBasis = (typeof populationBases)[number]

/** One of the 47 places served. `drive` is straight-line miles from the showroom; `nearby` the four nearest slugs. */
export type Town = {
  slug: string
  name: string
  zip: string
  township: Township
  type: TownType
  population: number
  /** An `estimate` must never be shown as a census figure. */
  populationBasis: PopulationBasis
  lat: number
  lng: number
  permitAuthority: string
  nearby: string[]
  drive: number
  about: string
}

export const towns = townRows as Town[]
const bySlug = new Map(towns.map((town) => [town.slug, town]))

const primed = processSlot<{ served: readonly Town[]; bySlug: Map<string, Town> }>('places')

/**
 * Makes getTown() return the places of the database; called by every reader of them. A removed place stays known: what was
 * written about it keeps its name.
 */
export function primePlaces(places: readonly Town[]): void {
  const known = primed.current?.bySlug ?? new Map<string, Town>()
  for (const place of places) known.set(place.slug, place)
  primed.current = { served: places, bySlug: known }
}

/** Returns the places that are served, as they were read last. */
export const knownTowns = (): readonly Town[] => primed.current?.served ?? towns

/**
 * Returns the town of a slug (any case) as it was read last, in a browser as the site comes, or null. lib/data/areas.ts knows
 * which are served.
 */
export function getTown(slug: string): Town | null {
  const wanted = slug.toLowerCase()
  return primed.current?.bySlug.get(wanted) ?? bySlug.get(wanted) ?? null
}

/** Returns the town of a slug as the site comes. Throws for an unknown slug. */
export function requireTown(slug: string): Town {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`no town ${slug}`)
  return found
}

/** Returns the town that a text such as "Upper Nyack, NY" names; the longest name wins. Null if there is none. */
export function townNamed(place: string, places = knownTowns()): Town | null {
  const words = ` ${place.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const plain = (name: string) => ` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const named = places.filter(({ name }) => words.includes(plain(name)))
  return named.reduce<Town | null>(
    (longest, one) => (longest && longest.name.length >= one.name.length ? longest : one),
    null,
  )
}

/**
 * Returns a place as "Nyack, NY" if a text names a served place and nothing else ("nyack", "Nyack ny 10960"); any other text
 * as it is.
 */
export function placeWritten(text: string): string {
  const town = townNamed(text)
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const rest = plain(text)
    .replace(/( \d{5})?$/, '')
    .replace(/ (ny|new york)$/, '')
  return town && rest === plain(town.name) ? `${town.name}, NY` : text
}

/** The showroom's place, from where `drive` is measured. */
export const showroomTown = requireTown('congers')
