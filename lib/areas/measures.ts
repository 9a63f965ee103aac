import 'server-only'
import { type LandingKind, type CopyTexts, type PageCopy, landingId, type Place } from '@/lib/content/areas'
import { getAreas, getAreasWithCopy, getPageCopy } from '@/lib/data/areas'
import { areaStamp } from '@/lib/data/content-stamp'
import {
  measureIn,
  measureSite,
  nameMask,
  type PageMeasure,
  readSite,
  type ReadSite,
} from '@/lib/landing/gate'
import { contentPage, contentPages, townContentPage, townContentPages } from '@/lib/landing/indexable'
import { townPagesIn } from '@/lib/content/town-pages'
import { memoize } from '@/lib/memoize'
import { processSlot } from '@/lib/process-slot'

// Measures each landing page and town page against all others. They are measured again only when a place, a service or page copy
// has changed, and then only pages with another text are read again.

const lastSite = processSlot<ReadSite>('landing-site')

const measureAll = memoize(
  async (_stamp: string) => {
    const { areas, copyOf } = await getAreasWithCopy()
    const pages = [...contentPages(areas, copyOf), ...townContentPages(areas, copyOf)]
    const site = (lastSite.current = readSite(pages, nameMask(areas.places), lastSite.current))
    return { site, measures: new Map(measureSite(site).map((measure) => [measure.id, measure])) }
  },
  { slot: 'landing-measures' },
)

const currentMeasures = async () => measureAll(await areaStamp())

/** Returns a landing page's measures, or null for a place or service that doesn't exist. */
export async function landingMeasure(place: string, service: string): Promise<PageMeasure | null> {
  return (await currentMeasures()).measures.get(landingId(place.toLowerCase(), service.toLowerCase())) ?? null
}

/** Returns true if search engines may list an existing page; others are `noindex` and not in the XML sitemap. */
export async function isIndexable(place: string, service: LandingKind): Promise<boolean> {
  const [measure, copy] = await Promise.all([landingMeasure(place, service), getPageCopy(place, service)])
  return measure?.short.length === 0 && copy?.listing !== 'hidden'
}

/** Returns the ids of all pages that search engines may list. */
export async function indexableIds(): Promise<Set<string>> {
  const rows = await listLandingRows()
  return new Set(rows.filter(({ isIndexed }) => isIndexed).map(({ id }) => id))
}

/** A landing page with its index status and measures. */
export type LandingRow = {
  id: string
  place: Pick<Place, 'slug' | 'name' | 'township'>
  service: { slug: LandingKind; name: string }
  /** When its copy was saved last, as ISO; null for built-in copy. */
  updatedAt: string | null
  version: number
  listing: PageCopy['listing']
  isIndexed: boolean
  measure: PageMeasure
}

const townPageKind = { slug: 'town', name: 'Town page' } as const

/** Returns all landing pages of offered services, and the town pages, each before the others of its place. */
export async function listLandingRows(): Promise<LandingRow[]> {
  const [{ areas, copyOf }, { measures }] = await Promise.all([getAreasWithCopy(), currentMeasures()])
  return areas.places.flatMap(({ slug, name, township }) =>
    [townPageKind, ...areas.services].flatMap((service) => {
      const id = landingId(slug, service.slug)
      const measure = measures.get(id)
      if (!measure) return []
      const { listing = 'auto', version = 0, updatedAt = null } = copyOf(slug, service.slug) ?? {}
      return [
        {
          id,
          place: { slug, name, township },
          service: { slug: service.slug, name: service.name },
          updatedAt: version > 1 ? updatedAt : null,
          version,
          listing,
          isIndexed: listing !== 'hidden' && measure.short.length === 0,
          measure,
        },
      ]
    }),
  )
}

/** Returns a page's measures with other texts; null for a place or service that isn't offered. */
export async function measureCopy(
  placeSlug: string,
  serviceSlug: string,
  copy: CopyTexts,
): Promise<PageMeasure | null> {
  const [areas, { site }] = await Promise.all([getAreas(), currentMeasures()])
  const place = areas.places.find(({ slug }) => slug === placeSlug)
  if (serviceSlug === townPageKind.slug) {
    const [page] = place ? townPagesIn([place]) : []
    return page ? measureIn(site, townContentPage(page, copy)) : null
  }
  const service = areas.services.find(({ slug }) => slug === serviceSlug)
  return place && service ? measureIn(site, contentPage({ place, service, copy, areas })) : null
}
