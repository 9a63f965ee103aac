import { defaultProfile } from '@/lib/business/profile'
import { getService, services } from '@/lib/business/services'
import { getTown, towns } from '@/lib/business/towns'
import { requireTownNotes } from '@/lib/content/town-notes'
import { landingContent, landingText } from './content'
import { measurePages, type PageMeasure, type SitePage } from './gate'

const landingId = (town: string, service: string) => `${town}/${service}`

/** The 376 pages by their content alone, without the words of the layout. */
export function contentPages(): SitePage[] {
  return towns.flatMap((town) =>
    services.map((service) => ({
      id: landingId(town.slug, service.slug),
      text: landingText(landingContent(town, service, defaultProfile)),
      landing: {
        service: service.slug,
        lowConfidence: requireTownNotes(town.slug).confidence === 'low',
      },
    })),
  )
}

let measures: Map<string, PageMeasure> | undefined

/** A landing page's measures by its content alone, or null for a place or service that doesn't exist. Measured once. */
export function landingMeasure(town: string, service: string): PageMeasure | null {
  measures ??= new Map(measurePages(contentPages()).map((measure) => [measure.id, measure]))
  return measures.get(landingId(town.toLowerCase(), service.toLowerCase())) ?? null
}

/** Whether search engines may list a landing page. Those that may not are `noindex` and not in the XML sitemap. */
export function isIndexable(townSlug: string, serviceSlug: string): boolean {
  const [town, service] = [getTown(townSlug), getService(serviceSlug)]
  return town && service ? landingMeasure(town.slug, service.slug)?.short.length === 0 : false
}
