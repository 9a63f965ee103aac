import 'server-only'
import { cache } from 'react'
import { type Areas, type AreaService, type PageCopy, type Place } from '@/lib/content/areas'
import { getTownPage, placeHref, type TownPage } from '@/lib/content/town-pages'
import { getAreas, getPageCopy, getService, listPlaces } from '@/lib/data/areas'
import { getRedirect } from '@/lib/data/redirects'
import { type Landing } from '@/lib/landing/content'

// Slugs are taken as they are: any other spelling of an address would be a page of its own in the page cache.

type StoredLanding = Landing & { copy: PageCopy | null }

/** Returns the page of a place and an offered service, or null. */
export const getLanding = cache(
  async (placeSlug: string, serviceSlug: string): Promise<StoredLanding | null> => {
    const areas = await getAreas()
    const place = areas.places.find(({ slug }) => slug === placeSlug)
    const service = areas.services.find(({ slug }) => slug === serviceSlug)
    if (!place || !service) return null
    return { place, service, copy: await getPageCopy(place.slug, service.slug), areas }
  },
)

/** Returns the offered service, or the place without a page of its own, of a slug directly under /rockland, or null. */
export const getHub = cache(
  async (slug: string): Promise<{ service: AreaService } | { place: Place } | null> => {
    const { places, services } = await getAreas()
    const service = services.find((item) => item.slug === slug)
    if (service) return { service }
    const place = places.find((item) => item.slug === slug)
    return place && !getTownPage(slug) ? { place } : null
  },
)

/**
 * Returns the redirect of an address under /rockland that has no page, or null: for a town with a page of its own that page, for
 * a service that is off the place or the list of services, for a removed place what the redirects say.
 */
export async function getLandingRedirect(slug: string, serviceSlug?: string): Promise<string | null> {
  const service = await getService(serviceSlug ?? slug)
  const place = (await listPlaces()).find((item) => item.slug === slug)
  if (serviceSlug === undefined && place && getTownPage(slug)) return placeHref(place)
  if (service && !service.isOn) {
    if (serviceSlug === undefined) return '/services'
    if (place) return placeHref(place)
  }
  return getRedirect(['/rockland', slug, ...(serviceSlug === undefined ? [] : [serviceSlug])].join('/'))
}

/** Returns a town page as staff edit it, with its place as it is now, or null. */
export async function getEditedTownPage(
  slug: string,
): Promise<{ page: TownPage; place: Place; areas: Areas; copy: PageCopy | null } | null> {
  const townPage = getTownPage(slug)
  const areas = await getAreas()
  const place = areas.places.find((item) => item.slug === slug)
  if (!townPage || !place) return null
  return { page: { ...townPage, town: place }, place, areas, copy: await getPageCopy(slug, 'town') }
}
