import * as z from 'zod/mini'
import { count, plain } from '../config-fields'

export const reviewsSchema = z.object({
  title: plain('What homeowners say', 200),
  town: plain('', 100),
  most: count(3, 6),
})

export type ReviewsConfig = z.output<typeof reviewsSchema>
