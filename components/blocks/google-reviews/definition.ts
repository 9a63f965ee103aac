import { defineSection } from '../define-section'

export const definition = defineSection(
  'Reviews from Google',
  {},
  {},
  {
    source: {
      text: 'These reviews come from Google. See under Integrations whether it’s connected.',
      link: 'Integrations',
      href: '/admin/settings/integrations#reviews',
    },
  },
)
