import { defaultProfile } from '@/lib/business/profile'
import { type Areas, landingId, type CopyTexts } from '@/lib/content/areas'
import { townPageAs } from '@/lib/content/town-page-as'
import { type TownPage, townPagesIn } from '@/lib/content/town-pages'
import { type Landing, landingContent, landingText } from './content'
import { type SitePage } from './gate'
import { townQuestions } from './town-questions'

/** Returns a landing page for measuring, without the texts of the layout. */
export const contentPage = (landing: Landing): SitePage & Required<Pick<SitePage, 'landing'>> => ({
  id: landingId(landing.place.slug, landing.service.slug),
  text: landingText(landingContent(landing, defaultProfile)),
  landing: {
    service: landing.service.slug,
    lowConfidence: landing.place.notes.confidence === 'low',
  },
})

/** Returns all landing pages, place by place. */
export const contentPages = (
  areas: Areas,
  copyOf: (place: string, service: string) => CopyTexts | null,
): SitePage[] =>
  areas.places.flatMap((place) =>
    areas.services.map((service) =>
      contentPage({ place, service, copy: copyOf(place.slug, service.slug), areas }),
    ),
  )

/** Returns a town page for measuring, with its copy or without. */
export function townContentPage(page: TownPage, copy: CopyTexts | null): SitePage {
  const { town, headline, houses, expertise } = townPageAs(page, page.town, copy)
  const questions = [...(copy?.questions ?? []), ...townQuestions(town, defaultProfile)]
  const lines = [
    headline,
    houses,
    ...[...expertise, ...(copy?.parts ?? [])].flatMap(({ title, text }) => [title, text]),
    copy?.lede,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ]
  return {
    id: landingId(town.slug, 'town'),
    text: lines.filter(Boolean).join('\n'),
    isTownPage: true,
  }
}

/** Returns the town pages of existing places. */
export const townContentPages = (
  areas: Areas,
  copyOf: (place: string, service: string) => CopyTexts | null,
): SitePage[] =>
  townPagesIn(areas.places).map((page) => townContentPage(page, copyOf(page.town.slug, 'town')))
