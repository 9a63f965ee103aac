import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'Tile and backsplash',
  {
    title: sectionTitle('Tile and backsplash, laid out on paper first'),
    rows: ownRows([
      {
        title: 'The layout',
        text: 'Drawn to scale, so that no sliver of tile ends up at the window or in the corner.',
      },
      {
        title: 'The wall',
        text: 'Flattened first. Tile follows the wall it is set on, and light from the side shows it.',
      },
      {
        title: 'The water',
        text: 'One unbroken membrane in showers and on bath floors, before any tile is set.',
      },
      {
        title: 'The edge',
        text: 'Outlets centered or hidden, ends finished with a profile or a mitered corner.',
      },
    ]),
    more: plain('Tile and backsplash installation', 60),
    ...sectionPicture,
  },
  {
    title: 'Title',
    rows: 'Steps',
    'rows.title': 'Step',
    'rows.text': 'What is done',
    more: 'Link to the service',
    ...sectionPictureLabels,
  },
)
