import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Contact us',
  {
    title: sectionTitle('Not sure which of these you need?'),
    text: plain(
      'Most rooms need two or three. Tell us about yours, and the estimate says which, in writing, after a free visit.',
    ),
    contact: plain('Contact Us', 60),
    work: plain('View Our Work', 60),
  },
  {
    title: 'Title',
    text: 'Text',
    contact: 'Button to the contact page',
    work: 'Button to the gallery',
  },
)
