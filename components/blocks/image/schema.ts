import * as z from 'zod/mini'
import { choice, list, picture, plain } from '../config-fields'

export const imageLayouts = ['grid', 'stacked'] as const

export const imageSchema = z.object({
  images: list(
    // A bare path is a picture without alt text.
    z.pipe(
      z.transform((row: unknown) => (typeof row === 'string' ? { src: row } : row)),
      z.object({ src: picture(), alt: plain('', 250) }),
    ),
  ),
  layout: choice(imageLayouts, 'grid'),
  caption: plain(''),
})

export type ImageConfig = z.output<typeof imageSchema>
