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
  /** Where the facts of its pages come from; only staff see it. */
  sources: { fact: string; source: string }[]
  /** Its pages stay listed although little is known: an owner has decided so. */
  isKeptListed: boolean
}

const notes = new Map(
  (noteRows as Omit<TownNotes, 'isKeptListed'>[]).map((row) => [row.slug, { ...row, isKeptListed: false }]),
)

/** Returns the planning notes of a town. Throws for an unknown slug: the two files list the same places. */
export function requireTownNotes(slug: string): TownNotes {
  const townNotes = notes.get(slug)
  if (!townNotes) throw new Error(`no notes for town ${slug}`)
  return townNotes
}
