import rows from '@/lib/content/facts/togethers.json'
import { type Choice, surfaces } from './finish-types'

/** A combination of finishes that goes together. */
export type Together = { id: string; name: string; choice: Choice }

/** The widths of a combination's small picture, in pixels; `npm run kitchens` composes them. WebP has the second alone. */
export const togetherWidths = [320, 480, 640] as const

/** The path of the small picture of a combination in the built-in kitchen. */
export const togetherPicture = (id: string, width: number, format: 'avif' | 'webp'): string =>
  `/images/togethers/${id}-${width}.${format}`

/** Their finishes stand in the surfaces' order. */
export const togethers: readonly Together[] = rows.map(({ id, name, finishes }) => ({
  id,
  name,
  choice: Object.fromEntries(surfaces.map((surface, index) => [surface, finishes[index]])) as Choice,
}))
