import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Posts about town',
  { title: sectionTitle() },
  { title: 'Title instead of the built-in one' },
  {
    pages: ['town'],
    sentences: ({ town }) => (town ? { title: `Notes on ${town.page.town.name} houses` } : {}),
  },
)
