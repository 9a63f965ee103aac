import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'What we have learned in town',
  { title: sectionTitle(), text: plain(''), rows: ownRows() },
  {
    title: 'Title instead of the built-in one',
    text: 'Text instead of the built-in one',
    rows: 'Entries instead of the built-in ones',
    'rows.title': 'Entry',
    'rows.text': 'Text',
  },
  { pages: ['town'] },
)
