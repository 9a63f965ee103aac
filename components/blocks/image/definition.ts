import * as z from 'zod/mini'
import { altText, choice, list, picture, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { counted, parts } from '../summary'

const schema = z.object({
  images: list(
    // A bare path is a picture without alt text.
    z.pipe(
      z.transform((row: unknown) => (typeof row === 'string' ? { src: row } : row)),
      z.object({ src: picture('alt'), alt: altText() }),
    ),
  ),
  layout: choice(['grid', 'stacked'], 'grid'),
  caption: plain(''),
})
export type ImageConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Image Gallery',
  group: 'Basics',
  schema,
  labels: {
    images: 'Pictures',
    'images.src': 'Picture',
    'images.alt': 'What it shows',
    layout: 'Layout',
    caption: 'Caption',
  },
  prose: ['caption', 'images.alt'],
  needs: ['images', 'images.src'],
  summary: ({ images, caption }) => parts(counted(images.length, 'picture', 'pictures'), caption),
})
