import { shownClaims } from '@/lib/business/claims'
import { uncapitalized } from '@/lib/text/in-words'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'

export const definition = defineSection(
  'Opening of the services page',
  {
    title: sectionTitle('Services'),
    text: plain(''),
    estimate: plain('Get a free estimate', 60),
    cost: plain('What it may cost', 60),
    ...sectionPicture,
  },
  {
    title: 'Title',
    text: 'Text instead of the built-in one',
    estimate: 'Button for an estimate',
    cost: 'Link to the price estimate',
    ...sectionPictureLabels,
  },
  {
    pages: ['services'],
    isHead: true,
    sentences({ profile }) {
      const { warranty } = shownClaims(profile)
      return {
        text: `Kitchens, baths and everything in them, designed, priced and built by one team with licensed electricians and plumbers${warranty ? `, and with a ${uncapitalized(warranty.wording)}` : ''}.`,
      }
    },
  },
)
