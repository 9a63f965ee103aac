import { plain } from '../config-fields'
import { defineSection, ownRows, ownRowsLabels, sectionTitle } from '../define-section'

export const definition = defineSection(
  'What we have learned in town',
  { title: sectionTitle(), text: plain(''), ...ownRows },
  {
    title: 'Title instead of the built-in one',
    text: 'Text instead of the built-in one',
    ...ownRowsLabels,
  },
  { pages: ['town'] },
)
