import { type PriceId } from './prices'

/** What changes in the visualizer's kitchen, in the order in which it is chosen and written in an address. */
export const surfaces = ['cabinets', 'island', 'counter', 'splash', 'floor', 'metal'] as const
export type Surface = (typeof surfaces)[number]

/** Small letters, digits and hyphens: it is part of addresses and of the layers' file names. */
export type FinishId = string

/** One finish of one surface. */
export type Finish = {
  id: FinishId
  surface: Surface
  name: string
  /** The name as it stands within a sentence; without it the name with a small letter. */
  said?: string
  /** What it is, one or two sentences. */
  about: string
  /** How it wears, one or two sentences. */
  wear: string
  /**
   * What it costs beside the other finishes of its surface: the line of the price list that it belongs to, where the list has
   * one, and where in that line's range it lies, from 0 to 1.
   */
  cost: { line: PriceId | null; at: number }
}

/** A kitchen of the visualizer: a finish of each surface, and the room where it isn’t the built-in kitchen (rooms.ts). */
export type Choice = Record<Surface, FinishId> & { room?: string }
