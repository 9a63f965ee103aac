import { showroomOnMap } from '@/components/site/parts/county-drawing'
import { farthestMiles } from '@/lib/landing/town-facts'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Towns and map',
  { title: sectionTitle('Serving All Rockland County'), text: plain(''), note: plain('') },
  {
    title: 'Title',
    text: 'Text instead of the built-in one',
    note: 'Text below the map instead of the built-in one',
  },
  {
    sentences({ profile, areas: { places } }) {
      const showroom = `our showroom in ${profile.address.locality}`
      const isOnMap = showroomOnMap(profile, places) !== null
      const miles = farthestMiles(places)
      return {
        text: `We work in ${places.length} villages, hamlets and neighborhoods. Each has a page of its own.`,
        note:
          miles === null
            ? ''
            : (isOnMap ? `The square is ${showroom}. ` : '') +
              `No place on this map is more than ${miles} miles from ${isOnMap ? 'it' : showroom} in a straight line.`,
      }
    },
  },
)
