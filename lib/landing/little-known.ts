import { type Place } from '@/lib/content/areas'
import { populationText } from '@/lib/landing/town-facts'
import { idOf, type LandingLine } from '@/lib/landing/landing-list'

/** A place that little is known of, with its pages that may be listed and the reasons to hide them. */
export type LittleKnownPlace = Pick<Place, 'slug' | 'name' | 'notes' | 'version'> & {
  pages: readonly string[]
  reasons: readonly string[]
}

/** Returns the places that little is known of and that are listed, until somebody has decided. */
export function littleKnownPlaces(
  places: readonly Place[],
  lines: readonly Pick<LandingLine, 'place' | 'service' | 'listing' | 'measure'>[],
): LittleKnownPlace[] {
  return places.flatMap((place) => {
    const { slug, name, notes, version } = place
    const ofPlace = lines.filter((line) => line.place === slug)
    const pages = ofPlace.filter(({ listing }) => listing !== 'hidden').map(idOf)
    if (notes.confidence !== 'low' || notes.isKeptListed || pages.length === 0) return []
    const fewest = Math.min(...ofPlace.map(({ measure }) => measure.own))
    const reasons = [
      ...(populationText(place) ? [] : ['Nobody has counted its people.']),
      'What its pages say of it was not checked.',
      `One of its pages has only ${fewest} words of its own.`,
    ]
    return [{ slug, name, notes, version, pages, reasons }]
  })
}
