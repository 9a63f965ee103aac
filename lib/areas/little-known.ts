import { type Place } from '@/lib/content/areas'
import { populationText } from '@/lib/landing/town-facts'
import { idOf, type LandingLine } from '@/lib/landing/landing-list'

type LittleKnown = Pick<Place, 'slug' | 'name' | 'notes' | 'version'> & { pages: string[]; reasons: string[] }

/** Returns the places that little is known of and that are listed, until somebody has decided, with what speaks for hiding them. */
export function littleKnownPlaces(
  places: readonly Place[],
  lines: readonly Pick<LandingLine, 'place' | 'service' | 'listing' | 'measure'>[],
): LittleKnown[] {
  return places.flatMap((place) => {
    const { slug, name, notes, version } = place
    const ofPlace = lines.filter((line) => line.place === slug)
    const isUndecided = !notes.isKeptListed && ofPlace.some(({ listing }) => listing !== 'hidden')
    if (notes.confidence !== 'low' || !isUndecided) return []
    const fewest = Math.min(...ofPlace.map(({ measure }) => measure.own))
    const reasons = [
      ...(populationText(place) ? [] : ['Nobody has counted its people.']),
      'What its pages say of it was not checked.',
      `One of its pages has only ${fewest} words of its own.`,
    ]
    return [{ slug, name, notes, version, pages: ofPlace.map(idOf), reasons }]
  })
}
