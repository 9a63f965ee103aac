import { guides } from '@/lib/content/service-guides'
import { defaultProfile } from '@/lib/business/profile'
import { getService, type Service, type ServiceSlug } from '@/lib/business/services'
import { getTown, towns } from '@/lib/business/towns'
import { landingContent, landingText } from './content'
import { measurePages, passesGate, type PageMeasure, type PageToMeasure } from './measure'
import { localFacts } from './town-facts'

/** The plain text of a service's 47 pages with the local facts that count, ready to be measured. */
export function contentPages(service: Service): PageToMeasure[] {
  return towns.map((town) => ({
    id: town.slug,
    text: landingText(landingContent(town, service, defaultProfile)),
    facts: localFacts(town, guides[service.slug]),
  }))
}

const memo = new Map<ServiceSlug, Map<string, PageMeasure>>()

/**
 * Whether a landing page passes the quality gate by its own content. Pages that don't are `noindex` and stay out of
 * the XML sitemap. False for a place or service that doesn't exist. A service is measured once per process.
 */
export function isIndexable(townSlug: string, serviceSlug: string): boolean {
  const [town, service] = [getTown(townSlug), getService(serviceSlug)]
  if (!town || !service) return false
  let measures = memo.get(service.slug)
  if (!measures) {
    measures = new Map(measurePages(contentPages(service)).map((page) => [page.id, page]))
    memo.set(service.slug, measures)
  }
  const measure = measures.get(town.slug)
  return measure !== undefined && passesGate(measure)
}
