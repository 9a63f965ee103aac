import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'Countertops',
  {
    title: sectionTitle('Countertops: how they wear, and what care they take'),
    rows: ownRows([
      { title: 'Quartz', text: 'Needs no sealing and forgives coffee and wine. Hot pans go on a trivet.' },
      {
        title: 'Granite',
        text: 'No two slabs are alike, so you choose the slab itself. Sealed when it is set, and again later.',
      },
      {
        title: 'Marble',
        text: 'Cool and soft. Lemon juice and wine leave dull spots. Some people like the patina.',
      },
      {
        title: 'Butcher block',
        text: 'Warm and quiet. Sanded and oiled, it looks new again after ten years.',
      },
    ]),
    note: plain('templated once the cabinets are in', 150),
    more: plain('Countertops and vanities', 60),
    ...sectionPicture,
  },
  {
    title: 'Title',
    rows: 'Materials',
    'rows.title': 'Material',
    'rows.text': 'Wear and care',
    note: 'Note after the working time',
    more: 'Link to the service',
    ...sectionPictureLabels,
  },
)
