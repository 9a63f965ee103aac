import { plain } from '../config-fields'
import { defineSection } from '../define-section'

export const definition = defineSection(
  'All reviews',
  { link: plain('Read more reviews, or write one', 60) },
  { link: 'Link to your reviews elsewhere' },
  { pages: ['reviews'] },
)
