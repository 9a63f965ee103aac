import { defineSection, sectionTitle } from '../define-section'
import { ownRows } from '../own-rows'

/** Questions of the page copy come before these. */
export const definition = defineSection(
  'What people ask first',
  { title: sectionTitle('What people ask first'), rows: ownRows() },
  {
    title: 'Title',
    rows: 'Questions instead of the general ones, after those of the town’s page copy',
    'rows.title': 'Question',
    'rows.text': 'Answer',
  },
  { pages: ['town'] },
)
