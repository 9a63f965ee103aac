import { plain } from '../config-fields'
import { defineSection, ownPicture, ownPictureLabels, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Price list',
  {
    title: sectionTitle('What we do, what it costs, how long it takes'),
    text: plain('Ranges for typical jobs. Your own estimate follows a free visit and carries no obligation.'),
    note: plain('Cash and credit cards accepted.'),
    ...ownPicture,
  },
  { title: 'Title', text: 'Text', note: 'Note below the prices', ...ownPictureLabels },
)
