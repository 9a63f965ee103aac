import * as z from 'zod/mini'
import { altText, choice, decorative, picture, rich } from '../config-fields'
import { defineBlock } from '../define-block'
import { opening, parts } from '../summary'

const schema = z.object({
  content: rich('Add your content here...'),
  image: picture('alt'),
  alt: altText(),
  decorative: decorative(),
  side: choice(['left', 'right'], 'right'),
})
export type TextPictureConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Text & Picture',
  group: 'For contractors',
  schema,
  labels: {
    content: 'Content',
    image: 'Picture',
    alt: 'What the picture shows',
    decorative: 'Decorative picture',
    side: 'Picture side',
  },
  prose: ['content', 'alt'],
  samples: ['content'],
  needs: ['content', 'image'],
  summary: ({ content, image }) => parts(opening(content), image ? '' : 'No picture'),
})
