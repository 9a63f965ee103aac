import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Towns and map',
  { title: sectionTitle('Serving All Rockland County'), text: plain(''), note: plain('') },
  {
    title: 'Title',
    text: 'Text instead of the built-in one',
    note: 'Text below the map instead of the built-in one',
  },
)
