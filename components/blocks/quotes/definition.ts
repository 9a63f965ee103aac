import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Latest reviews',
  { title: sectionTitle(), more: plain('More from homeowners', 60) },
  { title: 'Title (optional)', more: 'Link to the reviews' },
)
