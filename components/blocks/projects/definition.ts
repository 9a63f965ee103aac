import * as z from 'zod/mini'
import { choice, count, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  title: plain('Recent projects', 200),
  kind: choice(['all', 'kitchen', 'bathroom'], 'all'),
  town: plain('', 100),
  most: count(3, 12),
})
export type ProjectsConfig = z.output<typeof schema>

export const kinds = { all: 'All', kitchen: 'Kitchens', bathroom: 'Bathrooms' } as const

export const definition = defineBlock({
  name: 'Projects',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', kind: 'Kind', town: 'Town', most: 'Most to show' },
  prose: ['title'],
  summary: ({ title, kind, town, most }) =>
    parts(title, kind === 'all' ? '' : kinds[kind], town, `up to ${most}`),
})
