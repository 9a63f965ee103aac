import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Heading of the contact page',
  { title: sectionTitle('Request an estimate'), text: plain('Or call:', 200) },
  { title: 'Title', text: 'Text before the phone hours' },
  { pages: ['contact'], isHead: true },
)
