import townRows from './data/towns.json'
import noteRows from './data/town-notes.json'

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

export type TownType = 'hamlet' | 'village' | 'town' | 'dissolved' | 'neighborhood'
export type PopulationBasis = 'census-2020' | 'census-2010' | 'estimate'
export type BuildingEra = 'pre-1900' | '1900-1939' | '1940-1959' | '1960-1979' | '1980-1999' | '2000-later'
export type HousingType =
  | 'single-family'
  | 'two-family'
  | 'townhouse-condo'
  | 'apartment-coop'
  | 'estate'
  | 'bungalow-cottage'
  | 'senior-community'

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

/** Planning notes on a place; `confidence` says how strongly they may be worded (data README of the owner). */
export type TownNotes = {
  slug: string
  eras: BuildingEra[]
  types: HousingType[]
  setting: string
  watch: { topic: string; note: string }[]
  landmarks: string[]
  confidence: 'high' | 'medium' | 'low'
}

export const towns = townRows as Town[]
const notes = new Map((noteRows as TownNotes[]).map((row) => [row.slug, row]))
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

/** The planning notes of a town. Throws for a slug that is no town: the two files list the same places. */
export function requireTownNotes(slug: string): TownNotes {
  const found = notes.get(slug)
  if (!found) throw new Error(`no notes for town ${slug}`)
  return found
}
