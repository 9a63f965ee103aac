import * as z from 'zod/mini'
import { choice, rich } from '../config-fields'
import { defineBlock } from '../define-block'
import { opening } from '../summary'

const textAlignments = ['left', 'center', 'right'] as const
const textSizes = ['small', 'medium', 'large', 'xl'] as const

const schema = z.object({
  content: rich('Add your content here...'),
  alignment: choice(textAlignments, 'left'),
  fontSize: choice(textSizes, 'medium'),
})
export type TextConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Text',
  group: 'Basics',
  schema,
  labels: { content: 'Content', alignment: 'Alignment', fontSize: 'Font size' },
  prose: ['content'],
  samples: ['content'],
  needs: ['content'],
  summary: ({ content }) => opening(content),
})
