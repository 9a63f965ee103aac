import 'server-only'
import { revalidatePath } from 'next/cache'
import { roomAddress, rooms } from '@/lib/business/rooms'
import { serviceSlugs } from '@/lib/business/services'
import { servedTowns } from '@/lib/business/towns'
import { type AreaService, type LandingKind, type Place } from '@/lib/content/areas'
import { getTownPage, townPages, townPagesIn } from '@/lib/content/town-pages'
import { withoutSection } from '@/lib/content/menu-items'
import { type Post, type StoredPage } from '@/lib/content-types'
import { haveMenusChanged } from '@/lib/data/empty-lists'
import { getPagePlaces, type PlacesRow } from '@/lib/data/page-places'
import { listBuiltInPages, listPublishedPages } from '@/lib/data/pages'
import { instances } from '@/lib/instances-hub'

/** A change; of pages and posts with the state before and after it, null where there is none. */
export type Change =
  | { kind: 'page'; before: StoredPage | null; after: StoredPage | null }
  | { kind: 'post'; before: Post | null; after: Post | null }
  | { kind: 'project' }
  | { kind: 'testimonial' }
  | { kind: 'profile' }
  /** The finishes that the visualizer offers. */
  | { kind: 'finishes' }
  | { kind: 'visits' }
  /** `neighbors` name it among their nearest places, before or after. */
  | { kind: 'place'; before: Place; after: Place; neighbors: readonly string[] }
  | { kind: 'service'; before: AreaService; after: AreaService; places: readonly string[] }
  /** A page's own words, or whether it is listed. */
  | { kind: 'landing'; place: string; service: LandingKind }
  | { kind: 'redirect'; from: string }
  | { kind: 'banner' }
  | { kind: 'site' }

/** A static route: one path, or all pages of a file in app/ (`type` is set), or everything below a layout. */
type StaticRoute = { path: string; type?: 'page' | 'layout' }

const landingPages: StaticRoute = { path: '/(site)/rockland/[place]/[service]', type: 'page' }
const hubs: StaticRoute = { path: '/(site)/rockland/[place]', type: 'page' }
const posts: StaticRoute = { path: '/(site)/blog/[slug]', type: 'page' }
const blogPages: StaticRoute = { path: '/(site)/blog/page/[page]', type: 'page' }
const projects: StaticRoute = { path: '/(site)/gallery/[slug]', type: 'page' }
const routesAt = (...paths: string[]): StaticRoute[] => paths.map((path) => ({ path }))
const sitemaps: StaticRoute[] = [{ path: '/sitemap.xml' }, { path: '/sitemaps', type: 'layout' }]

/** Returns the pages with a block of one of these types. */
const showing = (pages: readonly StoredPage[], ...types: string[]) =>
  pages.filter(({ components }) => components.some(({ type }) => types.includes(type)))
const addresses = (pages: readonly { slug: string }[]) => routesAt(...pages.map(({ slug }) => `/${slug}`))

const everything: StaticRoute[] = [{ path: '/', type: 'layout' }]

/**
 * Returns the routes that link to a page which appears, disappears, or has another name or address, or to a section of the
 * home page that comes or goes.
 */
function routesLinking({ before, after }: Change & { kind: 'page' }, places: PlacesRow): StaticRoute[] {
  const missingSections = (page: StoredPage | null) => withoutSection(page?.components ?? []).join()
  if (after?.slug === '' && missingSections(before) !== missingSections(after)) return everything
  const link = (page: StoredPage | null) => (page?.isPublished ? [page.slug, page.title] : []).join(' ')
  if (link(before) === link(after)) return []
  const id = (after ?? before)?.id ?? ''
  if (places.menu.includes(id) || places.footer.includes(id)) return everything
  return places.banner?.id === id ? routesAt('/') : []
}

/**
 * The static routes that show what has changed, and no others: a path with and without slash at its end is one route,
 * and /search is rendered per request. `pages` are the published and the built-in pages, `places` where some of them are linked.
 */
export function routesShowing(
  change: Change,
  pages: readonly StoredPage[],
  places?: PlacesRow,
): StaticRoute[] {
  switch (change.kind) {
    case 'page': {
      const visible = [change.before, change.after].filter((page) => page !== null && page.isPublished)
      if (visible.length === 0) return []
      const linkingRoutes = places ? routesLinking(change, places) : []
      // The /sitemap screen lists custom pages too.
      return [...addresses(visible as StoredPage[]), ...routesAt('/sitemap'), ...sitemaps, ...linkingRoutes]
    }
    case 'post': {
      const visible = [change.before, change.after].filter((post) => post !== null && post.isPublished)
      if (visible.length === 0) return []
      const towns = townPagesIn(servedTowns()).filter(({ town }) =>
        visible.some((post) => post?.town === town.name),
      )
      // Each post names others to read next.
      return [
        ...routesAt('/blog', '/blog/feed.xml'),
        blogPages,
        posts,
        ...addresses(towns.map(({ town }) => town)),
        ...sitemaps,
      ]
    }
    case 'project':
      return [
        // Each project names others to look at next; the /sitemap screen lists them.
        ...routesAt('/', '/gallery', '/sitemap'),
        projects,
        ...addresses(townPages.map(({ town }) => town)),
        landingPages,
        hubs,
        ...addresses(showing(pages, 'projects', 'latest-work')),
        ...sitemaps,
      ]
    case 'testimonial':
      return [
        ...routesAt('/', '/reviews', '/thank-you'),
        ...addresses(townPages.map(({ town }) => town)),
        landingPages,
        hubs,
        ...addresses(showing(pages, 'reviews', 'quotes')),
        ...sitemaps,
      ]
    case 'finishes':
      // Besides the visualizer those that lead to one of its kitchens; the gallery does while it has no project.
      return [
        ...routesAt('/design', ...rooms.map(({ id }) => roomAddress(id)), '/', '/services', '/gallery'),
        ...addresses(showing(pages, 'home-hero', 'kitchen-start')),
      ]
    case 'place':
      return placeRoutes(change)
    case 'service':
      return serviceRoutes(change, pages)
    case 'landing':
      return change.service === 'town'
        ? [...routesAt(`/${change.place}`), ...sitemaps]
        : [...routesAt(`/rockland/${change.place}/${change.service}`), ...sitemaps]
    case 'visits':
      return routesAt('/visit')
    case 'site':
    case 'profile':
      // Every header and footer has the name and the telephone number.
      return everything
    case 'banner':
      return routesAt('/')
    case 'redirect':
      // A custom page's or a post's route keeps where an address leads; others aren't kept at all.
      return /^\/(?:blog\/)?[^/]+$/.test(change.from) ? routesAt(change.from) : []
  }
}

const landingsOf = (place: string) =>
  routesAt(...serviceSlugs.map((service) => `/rockland/${place}/${service}`))

/** Returns a place's own routes; where its name or its point has changed, also those that name it or show it on a map. */
function placeRoutes({ before, after, neighbors }: Change & { kind: 'place' }): StaticRoute[] {
  const { slug } = after
  const ownRoutes = [
    ...routesAt(`/rockland/${slug}`, '/estimate'),
    ...landingsOf(slug),
    ...(getTownPage(slug) ? routesAt(`/${slug}`) : []),
    ...sitemaps,
  ]
  const isMoved = before.lat !== after.lat || before.lng !== after.lng
  // Every page about a place has all places on its map.
  if (isMoved) return [{ path: '/', type: 'layout' }]
  if (before.name === after.name && before.township === after.township) return ownRoutes
  // Every footer links the towns with pages of their own.
  if (getTownPage(slug) && before.name !== after.name) return [{ path: '/', type: 'layout' }]
  return [...ownRoutes, ...routesAt('/', '/sitemap', '/visit'), hubs, ...neighbors.flatMap(landingsOf)]
}

/** Returns a service's own routes; where its name or its line has changed, also those that list services. */
function serviceRoutes(
  { before, after, places }: Change & { kind: 'service' },
  pages: readonly StoredPage[],
): StaticRoute[] {
  // Every footer has its name.
  if (before.name !== after.name || before.isOn !== after.isOn) return [{ path: '/', type: 'layout' }]
  const lists =
    before.description !== after.description || before.features.join() !== after.features.join()
      ? [...routesAt('/services'), ...addresses(showing(pages, 'service-list', 'services'))]
      : []
  const landings = routesAt(...places.map((place) => `/rockland/${place}/${after.slug}`))
  return [...routesAt(`/rockland/${after.slug}`), ...landings, ...lists, ...sitemaps]
}

/** Invalidates every static route that shows what has changed. */
export async function revalidate(change: Change): Promise<void> {
  const isListKind = change.kind === 'project' || change.kind === 'testimonial'
  const pages =
    isListKind || change.kind === 'finishes' || change.kind === 'service'
      ? (await Promise.all([listPublishedPages(), listBuiltInPages()])).flat()
      : []
  const places = change.kind === 'page' ? await getPagePlaces() : undefined
  const isListed = isListKind || change.kind === 'post'
  const routes = isListed && (await haveMenusChanged()) ? everything : routesShowing(change, pages, places)
  for (const { path, type } of routes) revalidatePath(path, type)
  // The page cache tells the other instances; for what no page shows, such as a redirect, this does.
  if (routes.length === 0) await instances.notify?.([])
}
