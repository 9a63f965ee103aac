import { hasBadge } from '@/lib/business/badges'
import { capitalNumber } from '@/lib/text/number-word'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Services, and what each includes',
  {
    title: sectionTitle(),
    text: plain('Pick a service to see prices, steps and your town.'),
    included: plain('What it includes', 60),
    more: plain('Learn More', 60),
    others: plain('Also county-wide:', 100),
  },
  {
    title: 'Title instead of the built-in one',
    text: 'Text',
    included: 'Opens what a service includes, on a phone',
    more: 'Link to a service',
    others: 'Words before the other services',
  },
  {
    sentences: ({ areas }) => ({
      title: `${capitalNumber(areas.services.filter(hasBadge).length)} kinds of work, and what each includes`,
    }),
  },
)
