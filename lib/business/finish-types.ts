import { type PriceId } from './prices'

/** Surfaces of the visualizer's kitchen, in the order in which they are chosen and written in an address. */
export const surfaces = ['cabinets', 'island', 'counter', 'splash', 'floor', 'metal'] as const
export type Surface = (typeof surfaces)[number]

/** Small letters, digits and hyphens: it is part of addresses and of the layers' file names. */
export type FinishId = string

export type Finish = {
  id: FinishId
  surface: Surface
  name: string
  /** The name within a sentence; by default the name with a small letter. */
  said?: string
  /** One or two sentences on what it is. */
  about: string
  /** One or two sentences on how it wears. */
  wear: string
  /**
   * Cost compared with the other finishes of its surface: its line of the price list, if it has one, and the position within
   * that line's range, from 0 to 1.
   */
  cost: { line: PriceId | null; at: number }
}

/** A kitchen of the visualizer: a finish of each surface, and the room if it isn’t the built-in kitchen (rooms.ts). */
export type Choice = Record<Surface, FinishId> & { room?: string }
