import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Work in town',
  { title: sectionTitle(), text: plain('Place, time and cost under each.') },
  { title: 'Title instead of the built-in one', text: 'Text' },
  {
    pages: ['town'],
    sentences: ({ town }) => (town ? { title: `Work in ${town.page.town.name}` } : {}),
  },
)
