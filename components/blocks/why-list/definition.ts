import { defineSection, sectionTitle } from '../define-section'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'Why choose us',
  { title: sectionTitle('Why Homeowners Choose Us'), reasons: ownRows() },
  {
    title: 'Title',
    reasons: 'Reasons instead of the built-in ones',
    'reasons.title': 'Reason',
    'reasons.text': 'Text',
  },
)
