import { defineSection } from '../define-section'

export const definition = defineSection(
  'Reviews from Google',
  {},
  {},
  {
    source: {
      text: 'Google has these reviews. Whether they are fetched is under Integrations.',
      link: 'Integrations',
      href: '/admin/settings/integrations#reviews',
    },
  },
)
