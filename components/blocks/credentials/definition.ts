import { defineSection, sectionTitle } from '../define-section'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'Credentials',
  { title: sectionTitle('What stands behind our work'), lines: ownRows() },
  {
    title: 'Title',
    lines: 'Lines instead of your license and warranty',
    'lines.title': 'Line',
    'lines.text': 'Text',
  },
)
