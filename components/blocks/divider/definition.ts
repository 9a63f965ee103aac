import * as z from 'zod/mini'
import { choice } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  kind: choice(['line', 'space'], 'line'),
  size: choice(['small', 'medium', 'large'], 'medium'),
})
export type DividerConfig = z.output<typeof schema>

export const kinds = { line: 'Line', space: 'Space' } as const
export const sizes = { small: 'Small', medium: 'Medium', large: 'Large' } as const

export const definition = defineBlock({
  name: 'Divider',
  group: 'Basics',
  schema,
  labels: { kind: 'Kind', size: 'Size' },
  prose: [],
  summary: ({ kind, size }) => parts(kinds[kind], sizes[size]),
})
