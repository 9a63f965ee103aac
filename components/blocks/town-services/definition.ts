import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Services in town',
  {
    title: sectionTitle(),
    text: plain('Each has a page of its own, with prices, steps and local work.'),
  },
  { title: 'Title instead of the built-in one', text: 'Text' },
  {
    pages: ['town'],
    sentences: ({ town }) => (town ? { title: `What we do in ${town.page.town.name}` } : {}),
  },
)
