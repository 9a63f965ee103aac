import * as z from 'zod/mini'
import { picture, plain } from '../config-fields'

export const beforeAfterSchema = z.object({
  title: plain('Before and after', 200),
  beforeImage: picture(),
  afterImage: picture(),
  caption: plain(''),
})

export type BeforeAfterConfig = z.output<typeof beforeAfterSchema>
