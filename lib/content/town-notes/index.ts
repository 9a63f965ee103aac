import noteRows from './town-notes.json'
import { type HouseKind } from '@/lib/content/house-kinds/kinds'
import { type BuildingEra, type Confidence, type HousingType } from './kinds'
import { type Topic } from './topics'

/** Planning notes on a place; `confidence` limits how strongly they may be worded (data README of the owner). */
export type TownNotes = {
  slug: string
  eras: BuildingEra[]
  types: HousingType[]
  /** The two or three most common kinds of house. */
  kinds: HouseKind[]
  setting: string
  watch: { topic: Topic; note: string }[]
  landmarks: string[]
  confidence: Confidence
}

const notes = new Map((noteRows as TownNotes[]).map((row) => [row.slug, row]))

/** Returns the planning notes of a town. Throws for an unknown slug: the two files list the same places. */
export function requireTownNotes(slug: string): TownNotes {
  const townNotes = notes.get(slug)
  if (!townNotes) throw new Error(`no notes for town ${slug}`)
  return townNotes
}
