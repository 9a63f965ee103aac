import { shownClaims } from '@/lib/business/claims'
import { uncapitalized } from '@/lib/text/in-words'
import { spelledRange } from '@/lib/text/number-word'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'

export const definition = defineSection(
  'Opening of the home page',
  {
    // No line ends between the last two words.
    title: sectionTitle('Kitchen and bath remodeling in Rockland\u00a0County'),
    text: plain(''),
    call: plain('Get Free Consultation', 60),
    prices: plain('See what it costs', 60),
    recommendations: plain('Get Smart Recommendations', 60),
    design: plain('Make it yours', 60),
    kitchenPrice: plain('Get a price for this kitchen', 60),
    ...sectionPicture,
  },
  {
    title: 'Title',
    text: 'Text instead of the built-in one',
    call: 'Button that calls or books',
    prices: 'Button for prices',
    recommendations: 'Button for recommendations',
    design: 'Button under the kitchen for the visualizer',
    kitchenPrice: 'Button under the kitchen for an estimate',
    ...sectionPictureLabels,
  },
  {
    pages: ['home'],
    isHead: true,
    sentences({ profile }) {
      const { turnaround, warranty } = shownClaims(profile)
      return {
        text:
          `We draw your room in 3D before anything is ordered${warranty ? `, and back the work with a ${uncapitalized(warranty.wording)}` : ''}.` +
          (turnaround ? ` Most rooms take ${spelledRange(turnaround.value)}.` : ''),
        call: profile.phone,
      }
    },
  },
)
