import { defaultProfile } from '@/lib/business/profile'
import { type Areas, landingId, type CopyTexts } from '@/lib/content/areas'
import { townPageAs } from '@/lib/content/town-page-as'
import { type TownPage, townPagesIn } from '@/lib/content/town-pages'
import { type Landing, landingContent, landingText } from './content'
import { type SitePage } from './gate'
import { townQuestions } from './town-questions'

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
  wordsOf: (place: string, service: string) => CopyTexts | null,
): SitePage[] =>
  areas.places.flatMap((place) =>
    areas.services.map((service) =>
      contentPage({ place, service, words: wordsOf(place.slug, service.slug), areas }),
    ),
  )

/** A town page as it is measured, with its own words or without. */
export function townContentPage(page: TownPage, words: CopyTexts | null): SitePage {
  const { town, headline, houses, expertise } = townPageAs(page, page.town, words)
  const questions = [...(words?.questions ?? []), ...townQuestions(town, defaultProfile)]
  const lines = [
    headline,
    houses,
    ...[...expertise, ...(words?.parts ?? [])].flatMap(({ title, text }) => [title, text]),
    words?.lede,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ]
  return {
    id: landingId(town.slug, 'town'),
    text: lines.filter(Boolean).join('\n'),
    isTownPage: true,
  }
}

/** The fixed town pages of the places that there are. */
export const townContentPages = (
  areas: Areas,
  wordsOf: (place: string, service: string) => CopyTexts | null,
): SitePage[] =>
  townPagesIn(areas.places).map((page) => townContentPage(page, wordsOf(page.town.slug, 'town')))
