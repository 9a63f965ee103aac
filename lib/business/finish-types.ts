import { type LineId } from './estimate-lines'

/** Surfaces of the built-in kitchen, in the order in which they are chosen and written in an address. */
export const surfaces = ['cabinets', 'island', 'counter', 'splash', 'floor', 'metal'] as const
export type KitchenSurface = (typeof surfaces)[number]

/** Small letters, digits and hyphens: it is part of addresses and of the layers' file names. */
export type Surface = string

/** A surface of a room, with its texts and finishes. */
export type SurfaceFacts = {
  id: Surface
  name: string
  /** Its part of the sentence about the room: " with {a finish} island". `{Finish}` and `{A finish}` begin the sentence. */
  says: string
  /** The line of the estimate that prices its finishes; without one they cost the same. */
  line?: LineId
  /** Its weight among the surfaces of that line; by default 1. */
  weight?: number
}

/** As a surface's. */
export type FinishId = string

export type Finish = {
  id: FinishId
  surface: Surface
  /** The room whose own finish it is; none for the built-in ones. */
  room?: string
  name: string
  /** The name within a sentence; by default the name with a small letter. */
  said?: string
  /** One or two sentences on what it is. */
  about?: string
  /** One or two sentences on how it wears. */
  wear: string
  /** Cost compared with the other finishes of its surface: the position within the line's range, from 0 to 1. */
  cost: { at: number }
}

/** A finish of each surface, and the room if it isn’t the built-in kitchen (rooms.ts). */
export type Choice = { [surface: Surface]: FinishId | undefined; room?: string }
