import { defineSection, ownRows, ownRowsLabels, sectionTitle } from '../define-section'

export const definition = defineSection(
  'How a project runs',
  { title: sectionTitle('How a project with us runs'), ...ownRows },
  { title: 'Title', ...ownRowsLabels },
)
