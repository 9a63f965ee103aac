import { defineSection, ownRows, ownRowsLabels, sectionTitle } from '../define-section'

/** Questions of the page copy come before these. */
export const definition = defineSection(
  'What people ask first',
  { title: sectionTitle('What people ask first'), ...ownRows },
  { title: 'Title', ...ownRowsLabels, 'rows.title': 'Question', 'rows.text': 'Answer' },
  { pages: ['town'] },
)
