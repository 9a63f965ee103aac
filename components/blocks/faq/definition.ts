import * as z from 'zod/mini'
import { list, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { counted, parts } from '../summary'

const schema = z.object({
  title: plain('Questions and answers', 200),
  items: list(z.object({ question: plain('', 300), answer: plain('', 3000) })),
})
export type FaqConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Questions & Answers',
  group: 'For contractors',
  schema,
  labels: {
    title: 'Title',
    items: 'Questions',
    'items.question': 'Question',
    'items.answer': 'Answer',
  },
  prose: ['title', 'items.question', 'items.answer'],
  needs: ['items', 'items.question', 'items.answer'],
  summary: ({ title, items }) => parts(title, counted(items.length, 'question', 'questions')),
})
