import { defaultProfile } from '@/lib/business/profile'
import { type Areas, landingId, type LandingTexts } from '@/lib/content/areas'
import { type Landing, landingContent, landingText } from './content'
import { type SitePage } from './gate'

/** A landing page as it is measured: by its content alone, without the words of the layout. */
export const contentPage = (landing: Landing): SitePage & Required<Pick<SitePage, 'landing'>> => ({
  id: landingId(landing.place.slug, landing.service.slug),
  text: landingText(landingContent(landing, defaultProfile)),
  landing: {
    service: landing.service.slug,
    lowConfidence: landing.place.notes.confidence === 'low',
  },
})

/** All landing pages, town by town. */
export const contentPages = (
  areas: Areas,
  wordsOf: (place: string, service: string) => LandingTexts | null,
): SitePage[] =>
  areas.places.flatMap((place) =>
    areas.services.map((service) =>
      contentPage({ place, service, words: wordsOf(place.slug, service.slug), areas }),
    ),
  )
