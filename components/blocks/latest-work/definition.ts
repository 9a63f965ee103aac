import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Latest work',
  {
    title: sectionTitle('One room, before and after'),
    text: plain('Town, timeline and cost are under each.'),
    more: plain('All projects', 60),
  },
  { title: 'Title', text: 'Text', more: 'Link to the gallery' },
)
