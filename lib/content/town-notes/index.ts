import noteRows from './town-notes.json'
import { type HouseKind } from '@/lib/content/house-kinds/kinds'
import { type Topic } from './topics'

export type BuildingEra = 'pre-1900' | '1900-1939' | '1940-1959' | '1960-1979' | '1980-1999' | '2000-later'
type HousingType =
  | 'single-family'
  | 'two-family'
  | 'townhouse-condo'
  | 'apartment-coop'
  | 'estate'
  | 'bungalow-cottage'
  | 'senior-community'

/** Planning notes on a place; `confidence` says how strongly they may be worded (data README of the owner). */
type TownNotes = {
  slug: string
  eras: BuildingEra[]
  types: HousingType[]
  /** The two or three kinds of house that most here live in. */
  kinds: HouseKind[]
  setting: string
  watch: { topic: Topic; note: string }[]
  landmarks: string[]
  confidence: 'high' | 'medium' | 'low'
}

const notes = new Map((noteRows as TownNotes[]).map((row) => [row.slug, row]))

/** The planning notes of a town. Throws for a slug that is no town: the two files list the same places. */
export function requireTownNotes(slug: string): TownNotes {
  const found = notes.get(slug)
  if (!found) throw new Error(`no notes for town ${slug}`)
  return found
}
