import { defineSection, sectionTitle } from '../define-section'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'How a project runs',
  { title: sectionTitle('How a project with us runs'), rows: ownRows() },
  {
    title: 'Title',
    rows: 'Steps instead of the built-in ones',
    'rows.title': 'Step',
    'rows.text': 'Text',
  },
)
