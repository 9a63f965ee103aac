import { plain } from '../config-fields'
import { defineSection, ownPicture, ownPictureLabels, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Opening of the services page',
  {
    title: sectionTitle('Services'),
    text: plain(''),
    estimate: plain('Get a free estimate', 60),
    cost: plain('What it may cost', 60),
    ...ownPicture,
  },
  {
    title: 'Title',
    text: 'Text instead of the built-in one',
    estimate: 'Button for an estimate',
    cost: 'Link to the price estimate',
    ...ownPictureLabels,
  },
  { pages: ['services'], isHead: true },
)
