import townRows from './data/towns.json'

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

/** The town of a slug (any case), or null. */
export function getTown(slug: string): Town | null {
  return bySlug.get(slug.toLowerCase()) ?? null
}

/** The town of a slug that names one. Throws otherwise. */
export function requireTown(slug: string): Town {
  const found = getTown(slug)
  if (!found) throw new Error(`no town ${slug}`)
  return found
}

/** The town that a place as somebody wrote it names, e.g. "Upper Nyack, NY"; the longest name wins. Null for none. */
export function townNamed(place: string, places: readonly Town[] = towns): Town | null {
  const words = ` ${place.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const plain = (name: string) => ` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const named = places.filter(({ name }) => words.includes(plain(name)))
  return named.reduce<Town | null>(
    (longest, one) => (longest && longest.name.length >= one.name.length ? longest : one),
    null,
  )
}

/** The place where the showroom stands, from where `drive` is measured. */
export const showroomTown = requireTown('congers')
