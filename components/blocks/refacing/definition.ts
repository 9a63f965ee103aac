import * as z from 'zod/mini'
import { list, plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'

const lines = (...initial: string[]) =>
  list(
    z.object({ text: plain('') }),
    20,
    initial.map((text) => ({ text })),
  )

export const definition = defineSection(
  'Refacing',
  {
    title: sectionTitle('Refacing, when the boxes are worth keeping'),
    text: plain(
      'New doors, drawer fronts and finished sides on the cabinets you have. We look at the boxes first and say so when they are not worth it.',
    ),
    reface: sectionTitle('Reface when'),
    refaceLines: lines(
      'The boxes are dry, square and fixed to the wall.',
      'The room works as it is, and no appliance has to move.',
      'You want new doors and drawers without losing the kitchen for weeks.',
    ),
    replace: sectionTitle('Replace when'),
    replaceLines: lines(
      'Boxes sag, or the floor of the sink cabinet has swollen.',
      'The refrigerator or the range stands in the wrong place.',
      'You need more storage than the old boxes can hold.',
    ),
    more: plain('Cabinet refacing', 60),
    ...sectionPicture,
  },
  {
    title: 'Title',
    text: 'Text',
    reface: 'Title of the first list',
    refaceLines: 'First list',
    'refaceLines.text': 'Line',
    replace: 'Title of the second list',
    replaceLines: 'Second list',
    'replaceLines.text': 'Line',
    more: 'Link to the service',
    ...sectionPictureLabels,
  },
)
