import { shownClaims } from '@/lib/business/claims'
import { farthestMiles } from '@/lib/landing/town-facts'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'Form and showroom',
  {
    visit: plain('Choose a time for the visit yourself', 100),
    next: sectionTitle('What Happens Next?'),
    steps: ownRows(),
    showroom: sectionTitle('The showroom'),
    ...sectionPicture,
    hours: plain('Showroom hours', 100),
    area: plain(''),
    license: plain(''),
  },
  {
    visit: 'Link to booking a visit',
    next: 'Title of the steps',
    steps: 'Steps instead of the built-in ones',
    'steps.title': 'Step',
    'steps.text': 'Text',
    showroom: 'Title of the showroom',
    ...sectionPictureLabels,
    hours: 'Title of the hours',
    area: 'Service area instead of the built-in text',
    license: 'License instead of the built-in text',
  },
  {
    pages: ['contact'],
    sentences({ profile, areas: { places } }) {
      const { licenseNumber } = profile
      const { license } = shownClaims(profile)
      const farthest = farthestMiles(places)
      return {
        area:
          `Service area: all of Rockland County, ${places.length} places.` +
          (farthest === null
            ? ''
            : ` The farthest is ${farthest} miles from the showroom in a straight line.`),
        license:
          licenseNumber &&
          `${license ? `${license.wording}. ` : ''}Home improvement license ${licenseNumber}.`,
      }
    },
  },
)
