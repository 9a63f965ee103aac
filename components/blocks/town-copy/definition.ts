import { defineSection, sectionTitle } from '../define-section'

/** Its texts are the town's page copy. */
export const definition = defineSection(
  'Town’s own text',
  { title: sectionTitle() },
  { title: 'Title instead of the built-in one' },
  {
    pages: ['town'],
    sentences: ({ town }) => (town ? { title: `Kitchens and baths in ${town.page.town.name}` } : {}),
  },
)
