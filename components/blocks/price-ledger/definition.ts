import { plain } from '../config-fields'
import { ownRows } from '../own-rows'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'

export const definition = defineSection(
  'Price list',
  {
    title: sectionTitle('What we do, what it costs, how long it takes'),
    text: plain('Ranges for typical jobs. We’ll write you a no-obligation estimate after a free visit.'),
    estimate: plain('What yours may cost', 60),
    services: plain('All services', 60),
    lines: ownRows(),
    note: plain('Cash and credit cards accepted.'),
    ...sectionPicture,
  },
  {
    title: 'Title',
    text: 'Text',
    estimate: 'Link to the price estimate',
    services: 'Link to the services',
    lines: 'Words instead of the built-in ones, in the order of the prices',
    'lines.title': 'Kind of work',
    'lines.text': 'What you get',
    note: 'Note below the prices',
    ...sectionPictureLabels,
  },
)
