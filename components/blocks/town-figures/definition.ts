import { defineSection } from '../define-section'

export const definition = defineSection(
  'Town in figures',
  {},
  {},
  {
    pages: ['town'],
    source: {
      text: 'The people and the miles are in the town’s entry in your service area. Examples go when the site goes live.',
      link: 'Service area',
      href: '/admin/areas',
    },
  },
)
