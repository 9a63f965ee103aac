import * as z from 'zod/mini'
import { count, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  title: plain('What homeowners say', 200),
  town: plain('', 100),
  most: count(3, 6),
})
export type ReviewsConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Reviews',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', town: 'Town', most: 'Most to show' },
  prose: ['title'],
  summary: ({ title, town, most }) => parts(title, town, `up to ${most}`),
})
