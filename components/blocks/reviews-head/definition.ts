import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Heading of the reviews',
  {
    title: sectionTitle('Homeowner Reviews'),
    text: plain('Kitchens and baths in Rockland County, in the words of those who use them.'),
    empty: plain('No review is published here yet.'),
  },
  { title: 'Title', text: 'Text', empty: 'Text while there are no reviews' },
  { pages: ['reviews'], isHead: true },
)
