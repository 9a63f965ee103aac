import { processSlot } from '@/lib/process-slot'
import townRows from '@/lib/content/facts/towns.json'

/** The five town governments of Rockland County; villages and hamlets belong to one of them. */
export const townshipNames = {
  clarkstown: 'Clarkstown',
  ramapo: 'Ramapo',
  orangetown: 'Orangetown',
  haverstraw: 'Haverstraw',
  'stony-point': 'Stony Point',
} as const
export type Township = keyof typeof townshipNames
export const townships = Object.keys(townshipNames) as Township[]

export const placeTypes = {
  hamlet: 'Hamlet',
  village: 'Village',
  town: 'Town',
  dissolved: 'Dissolved village',
  neighborhood: 'Neighborhood',
} as const

export const populationBases = {
  'census-2020': '2020 census',
  'census-2010': '2010 census',
  estimate: 'An estimate',
} as const

/** One of the 47 places served. `nearby` are the four nearest slugs. */
export type Town = {
  slug: string
  name: string
  zip: string
  township: Township
  type: keyof typeof placeTypes
  population: number
  /** An `estimate` must never be shown as a census figure. */
  populationBasis: keyof typeof populationBases
  lat: number
  lng: number
  permitAuthority: string
  nearby: string[]
  /** Straight-line miles from the showroom, 0 in its town; null if nobody knows where that is. */
  drive: number | null
  about: string
}

/** The built-in towns. How far they are comes with a profile (distance.ts). */
export const towns: readonly Town[] = (townRows as Omit<Town, 'drive'>[]).map((town) => ({
  ...town,
  drive: null,
}))
const bySlug = new Map(towns.map((town) => [town.slug, town]))

const primedPlaces = processSlot<{ served: readonly Town[]; bySlug: Map<string, Town> }>('places')

/**
 * Makes getTown() return the places of the database; called by every reader of them. A removed place stays in it, so
 * that texts about it keep its name.
 */
export function primePlaces(places: readonly Town[]): void {
  const townsBySlug = primedPlaces.current?.bySlug ?? new Map<string, Town>()
  for (const place of places) townsBySlug.set(place.slug, place)
  primedPlaces.current = { served: places, bySlug: townsBySlug }
}

/** Returns the places that are served, as they were last read. */
export const servedTowns = (): readonly Town[] => primedPlaces.current?.served ?? towns

/**
 * Returns the town of a slug (any case) as it was last read, or null; in a browser the built-in one. lib/data/areas.ts lists
 * those that are served.
 */
export function getTown(slug: string): Town | null {
  const lowerCaseSlug = slug.toLowerCase()
  return primedPlaces.current?.bySlug.get(lowerCaseSlug) ?? bySlug.get(lowerCaseSlug) ?? null
}

/** Returns the built-in town of a slug. Throws for an unknown slug. */
export function requireTown(slug: string): Town {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`no town ${slug}`)
  return town
}

/** Returns the town that a text such as "Upper Nyack, NY" names; the longest name wins. Null if there is none. */
export function findNamedTown(place: string): Town | null
export function findNamedTown<Place extends { name: string }>(
  place: string,
  places: readonly Place[],
): Place | null
export function findNamedTown(place: string, places: readonly { name: string }[] = servedTowns()) {
  const words = ` ${place.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const plain = (name: string) => ` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const namedTowns = places.filter(({ name }) => words.includes(plain(name)))
  return namedTowns.reduce<{ name: string } | null>(
    (longestNamed, town) =>
      longestNamed && longestNamed.name.length >= town.name.length ? longestNamed : town,
    null,
  )
}

/**
 * Returns a place as "Nyack, NY" if a text names a served place and nothing else ("nyack", "Nyack ny 10960"); any other text
 * as it is.
 */
export function normalizePlace(text: string): string {
  const town = findNamedTown(text)
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const name = plain(text)
    .replace(/( \d{5})?$/, '')
    .replace(/ (ny|new york)$/, '')
  return town && name === plain(town.name) ? `${town.name}, NY` : text
}
