import { type Service, services } from '@/lib/business/services'
import { type Town, towns } from '@/lib/business/towns'
import { placeHref } from '@/lib/content/town-pages'
import { startsWords } from './parts'

type Served = { places: readonly Town[]; services: readonly Service[] }
/** As the site comes. */
const builtIn: Served = { places: towns, services }

const startsWith = (town: Town, parts: readonly string[]) =>
  town.name.toLowerCase().startsWith(parts.join(' ')) ? 0 : 1

/** Returns the towns that have every part in their name; those that begin with it first, short names before long ones. */
export const townsOf = (parts: readonly string[], places = builtIn.places) =>
  places
    .filter(({ name }) => startsWords(name, parts))
    .sort((a, b) => startsWith(a, parts) - startsWith(b, parts) || a.name.length - b.name.length)

export const servicesOf = (parts: readonly string[], offeredServices = builtIn.services) =>
  offeredServices.filter(({ name }) => startsWords(name, parts))

/**
 * The public pages of a town, of a service, or of a service in a town, best first, at most `limit`. "nyack kitchen" is
 * the page of kitchens in Nyack; a town alone also brings its first service.
 */
export function placePages(parts: readonly string[], limit: number, areas = builtIn): string[] {
  if (parts.length === 0) return []
  const [first, ...others] = townsOf(parts, areas.places)
  const paths = first
    ? [placeHref(first), `/rockland/${first.slug}/${areas.services[0]?.slug}/`, ...others.map(placeHref)]
    : []
  paths.push(...servicesOf(parts, areas.services).map(({ slug }) => `/rockland/${slug}/`))
  if (paths.length === 0)
    paths.push(...bothOf(parts, areas).map(({ town, service }) => `/rockland/${town.slug}/${service.slug}/`))
  return paths.slice(0, limit)
}

/** Services in towns, where some parts name the town and the rest the service. */
export function bothOf(parts: readonly string[], areas = builtIn): { town: Town; service: Service }[] {
  const ofService = parts.filter((part) => servicesOf([part], areas.services).length > 0)
  const ofTown = parts.filter((part) => !ofService.includes(part))
  if (ofTown.length === 0 || ofService.length === 0) return []
  return townsOf(ofTown, areas.places).flatMap((town) =>
    servicesOf(ofService, areas.services).map((service) => ({ town, service })),
  )
}
