import rows from '@/lib/content/facts/combinations.json'
import { type Choice, surfaces } from './finish-types'

/** A combination of finishes that go together. */
export type Combination = { id: string; name: string; choice: Choice }

/** Widths of a combination's small picture in pixels; `npm run kitchens` composes them. WebP has the second alone. */
export const combinationWidths = [320, 480, 640] as const

/** Returns the path of a combination's small picture, in the built-in kitchen or a room that has combinations of its own. */
export const combinationPicture = (
  id: string,
  width: number,
  format: 'avif' | 'webp',
  room?: string,
): string => `/images/${room ? `design/${room}/look-` : 'togethers/'}${id}-${width}.${format}`

/** All combinations; the file lists their finishes in the order of the surfaces. */
export const combinations: readonly Combination[] = rows.map(({ id, name, finishes }) => ({
  id,
  name,
  choice: Object.fromEntries(surfaces.map((surface, index) => [surface, finishes[index]])),
}))
