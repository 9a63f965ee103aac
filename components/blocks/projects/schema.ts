import * as z from 'zod/mini'
import { choice, count, plain } from '../config-fields'

export const projectKinds = ['all', 'kitchen', 'bathroom'] as const

export const projectsSchema = z.object({
  title: plain('Recent projects', 200),
  kind: choice(projectKinds, 'all'),
  town: plain('', 100),
  most: count(3, 12),
})

export type ProjectsConfig = z.output<typeof projectsSchema>
