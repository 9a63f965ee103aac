import * as z from 'zod/mini'
import { picture, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  title: plain('Before and after', 200),
  beforeImage: picture(),
  afterImage: picture(),
  caption: plain(''),
})
export type BeforeAfterConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Before & After',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', beforeImage: 'Before', afterImage: 'After', caption: 'Caption' },
  prose: ['title', 'caption'],
  needs: ['beforeImage', 'afterImage'],
  summary: ({ title, beforeImage, afterImage }) =>
    parts(title, beforeImage && afterImage ? '' : 'Pictures missing'),
})
