import 'server-only'
import { cache } from 'react'
import { withDistances } from '@/lib/business/distance'
import { primeServices } from '@/lib/business/services'
import { primePlaces } from '@/lib/business/towns'
import {
  type AreaService,
  type Areas,
  type LandingKind,
  type PageCopy,
  landingId,
  type Place,
} from '@/lib/content/areas'
import { seedPageCopy, seedPlaces, seedServices, seedCopyOf } from '@/lib/content/area-seed'
import {
  landingFields,
  landingKey,
  placeFields,
  serviceFields,
  toPageCopy,
  toPlace,
  toService,
} from './area-rows'
import { database } from './client'
import { listOrBuiltIn, withBuildFallback } from './build-fallback'
import { getProfile } from './settings'

// The places and services that visitors see, and the copy of their pages. Each is read once per request;
// while a table is empty, the built-in ones replace it.

const orderBy = [{ position: 'asc' as const }, { slug: 'asc' as const }]

/** Returns all places in their order. */
export const listPlaces = cache(async (): Promise<Place[]> => {
  const [profile, places] = await Promise.all([
    getProfile(),
    listOrBuiltIn(async () => {
      const db = await database()
      return (await db.place.findMany({ select: placeFields, orderBy })).map(toPlace)
    }, [...seedPlaces]),
  ])
  const allPlaces = withDistances(places, profile)
  primePlaces(allPlaces)
  return allPlaces
})

/** Returns the place of a slug in any case, or null. */
export async function getPlace(slug: string): Promise<Place | null> {
  const lowerCaseSlug = slug.toLowerCase()
  return (await listPlaces()).find((place) => place.slug === lowerCaseSlug) ?? null
}

/** Returns all services in their order, also those that are off. */
export const listServices = cache(async (): Promise<AreaService[]> => {
  const services = await listOrBuiltIn(async () => {
    const db = await database()
    const rows = await db.service.findMany({ select: serviceFields, orderBy })
    return rows.map(toService)
  }, [...seedServices])
  primeServices(services)
  return services
})

export const listOffered = async (): Promise<AreaService[]> =>
  (await listServices()).filter(({ isOn }) => isOn)

/** Returns the service of a slug in any case, or null. */
export async function getService(slug: string): Promise<AreaService | null> {
  const lowerCaseSlug = slug.toLowerCase()
  return (await listServices()).find((service) => service.slug === lowerCaseSlug) ?? null
}

/** Loads the names of places and services for getTown and getService, which don't use the database. */
export const primeAreas = () => Promise.all([listPlaces(), listServices()])

/** Returns all places, and the services that are offered. */
export async function getAreas(): Promise<Areas> {
  const [places, services] = await Promise.all([listPlaces(), listOffered()])
  return { places, services }
}

const hasLandings = cache(() =>
  withBuildFallback(async () => (await (await database()).landingPage.count()) > 0, false),
)

/** Returns the copy of a page, or null. */
export const getPageCopy = cache(async (place: string, service: LandingKind): Promise<PageCopy | null> => {
  if (!(await hasLandings())) return seedCopyOf(place, service)
  const db = await database()
  const row = await db.landingPage.findUnique({
    where: { id: landingKey(place, service) },
    select: landingFields,
  })
  return row && toPageCopy(row)
})

/** Returns the copy of all pages, also of places that were removed. */
export const listPageCopy = (): Promise<PageCopy[]> =>
  listOrBuiltIn(
    async () =>
      (await (await database()).landingPage.findMany({ select: landingFields, orderBy: { id: 'asc' } })).map(
        toPageCopy,
      ),
    [...seedPageCopy],
  )

/** Returns places, services, and a page's copy by its place and service (null where it has none). */
export async function getAreasWithCopy() {
  const [areas, pageCopies] = await Promise.all([getAreas(), listPageCopy()])
  const copies = new Map(pageCopies.map((copy) => [landingId(copy.place, copy.service), copy]))
  return { areas, copyOf: (place: string, service: string) => copies.get(landingId(place, service)) ?? null }
}
