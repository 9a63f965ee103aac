import * as z from 'zod/mini'
import { count, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  name: plain('Customer Name', 100),
  location: plain('Location', 100),
  rating: count(5, 5, 'stars'),
  content: plain('Great service!', 2000),
  projectType: plain('Kitchen Remodel', 100),
})
export type TestimonialConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Testimonial',
  group: 'Basics',
  schema,
  labels: {
    content: 'What the customer says',
    name: 'Name',
    location: 'Location',
    projectType: 'Project type',
    rating: 'Rating',
  },
  prose: ['content', 'name', 'location', 'projectType'],
  samples: ['content', 'name', 'location'],
  needs: ['content', 'name'],
  summary: ({ name, rating }) => parts(name, `${rating} of 5 stars`),
})
