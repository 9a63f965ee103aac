import * as z from 'zod/mini'
import { count, plain } from '../config-fields'

export const testimonialSchema = z.object({
  name: plain('Customer Name', 100),
  location: plain('Location', 100),
  rating: count(5, 5, 'stars'),
  content: plain('Great service!', 2000),
  projectType: plain('Kitchen Remodel', 100),
})

export type TestimonialConfig = z.output<typeof testimonialSchema>
