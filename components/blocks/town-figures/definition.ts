import { defineSection } from '../define-section'

export const definition = defineSection(
  'Town in figures',
  {},
  {},
  {
    pages: ['town'],
    source: {
      text: 'The population and the miles are in the town’s entry in your service area. Examples disappear when the site goes live.',
      link: 'Service area',
      href: '/admin/areas',
    },
  },
)
