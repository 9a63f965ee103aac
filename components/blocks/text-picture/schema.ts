import * as z from 'zod/mini'
import { choice, picture, plain, rich } from '../config-fields'

export const pictureSides = ['left', 'right'] as const

export const textPictureSchema = z.object({
  content: rich('Add your content here...'),
  image: picture(),
  alt: plain('', 250),
  side: choice(pictureSides, 'right'),
})

export type TextPictureConfig = z.output<typeof textPictureSchema>
