import 'server-only'
import { furtherBlogPages } from '@/lib/blog-pages'
import { ownRooms, roomAddress } from '@/lib/business/rooms'
import { indexableIds } from '@/lib/areas/measures'
import { landingId, type PageCopy } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { type Post } from '@/lib/content-types'
import { getAreas, listPageCopy } from '@/lib/data/areas'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { listBuiltInPages, listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { lastProfileChange } from '@/lib/data/settings'
import { canonicalUrl } from './address'
import { contentDates } from './content-dates'
import { latest, savedAt } from './last-updated'
import { type SitemapEntry } from './sitemap-xml'
import { landingPagesOf } from './service-area'
import { mainPagesIn, type SitePage } from './site-pages'
import { listProjectDates, projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

/** Reads staff's content and when it changed: ISO times, null if never. `indexable` has ids of landing and town pages. */
async function readContent() {
  const [areas, landings, indexable, posts, pages, builtIn, projects, empty] = await Promise.all([
    getAreas(),
    listPageCopy(),
    indexableIds(),
    listPublishedPosts(),
    listPublishedPages(),
    listBuiltInPages(),
    listProjectDates(),
    listEmptyPaths(),
  ])
  const [projectsChangedAt, testimonialsChangedAt, profileChangedAt] = await Promise.all([
    projectStore.lastChange(),
    testimonialStore.lastChange(),
    lastProfileChange(),
  ])
  const changes = { projectsChangedAt, testimonialsChangedAt, profileChangedAt }
  return { areas, landings, indexable, posts, pages, builtIn, projects, empty, ...changes }
}
type SitemapContent = Omit<Awaited<ReturnType<typeof readContent>>, 'landings'> & {
  landings: readonly PageCopy[]
}

/** Returns all canonical pages that may be indexed, as they are now. */
export const sitemapEntries = async (): Promise<SitemapEntry[]> => entriesOf(await readContent())

const designPaths = ['/design', ...ownRooms.map(({ id }) => roomAddress(id))]
/** Pages that show of staff's content the business profile alone. */
const profilePaths = [
  '/services',
  '/contact',
  ...designPaths,
  '/estimate',
  '/visit',
  '/privacy',
  '/accessibility',
]

/**
 * Returns the entries for this content: main pages, hubs, landing pages that pass the quality gate, further fixed pages,
 * projects, posts and custom pages. `lastmod` is the day the content changed, if it is known.
 */
export function entriesOf(content: SitemapContent): SitemapEntry[] {
  const { areas, indexable, posts, pages, builtIn, projects, empty } = content
  const dates = contentDates()
  const savedAtByPath = new Map(builtIn.map((page) => [`/${page.slug}`, savedAt(page)]))
  const edits: Record<string, (string | null)[]> = {
    '/': [content.projectsChangedAt, content.testimonialsChangedAt, content.profileChangedAt],
    '/gallery': [content.projectsChangedAt],
    '/reviews': [content.testimonialsChangedAt, content.profileChangedAt],
    ...Object.fromEntries(profilePaths.map((path) => [path, [content.profileChangedAt]])),
    '/sitemap': pages.map(({ updatedAt }) => updatedAt),
    ...areaChanges(content),
  }
  const entry = ({
    path,
    priority,
    changeFrequency,
  }: Pick<SitePage, 'path' | 'priority' | 'changeFrequency'>) => ({
    url: canonicalUrl(path),
    lastmod:
      path === '/blog'
        ? latest(posts.map(dayOf))
        : latest([dates.get(path), savedAtByPath.get(path), ...(edits[path] ?? [])]),
    changefreq: changeFrequency,
    priority,
  })
  const hasTownPage = (slug: string) => indexable.has(landingId(slug, 'town'))
  const monthly = (path: string, priority: number) => entry({ path, priority, changeFrequency: 'monthly' })
  return [
    ...mainPagesIn(areas.places)
      .filter(({ path, township }) => (township ? hasTownPage(path.slice(1)) : !empty.includes(path)))
      .map(entry),
    ...designPaths.map((path) => monthly(path, 0.7)),
    monthly('/estimate', 0.8),
    monthly('/visit', 0.8),
    ...(empty.includes('/reviews') ? [] : [monthly('/reviews', 0.6)]),
    monthly('/sitemap', 0.3),
    monthly('/privacy', 0.2),
    monthly('/accessibility', 0.2),
    ...[...areas.services, ...areas.places.filter(({ slug }) => !getTownPage(slug))].map(({ slug }) =>
      monthly(`/rockland/${slug}/`, 0.8),
    ),
    ...landingPagesOf(areas.places, areas.services)
      .filter(({ path }) => indexable.has(path.slice('/rockland/'.length, -1)))
      .map(entry),
    ...projects.map(({ slug, changedAt }) => ({
      ...monthly(`/gallery/${slug}`, 0.6),
      // A sample hasn't changed since the day recorded for the gallery.
      lastmod: latest([changedAt ?? dates.get('/gallery')]),
    })),
    ...furtherBlogPages(posts.length).map((path) => ({
      ...entry({ path, priority: 0.3, changeFrequency: 'weekly' }),
      lastmod: latest(posts.map(dayOf)),
    })),
    ...posts.map((post) => ({ ...monthly(`/blog/${post.slug}`, 0.6), lastmod: dayOf(post) })),
    ...pages.map((page) => ({ ...monthly(`/${page.slug}`, 0.5), lastmod: day(page.updatedAt) })),
  ]
}

/** Returns when staff last changed the pages of places and services, by path; null for what they never saved. */
function areaChanges({ areas, landings }: SitemapContent): Record<string, (string | null)[]> {
  const words = new Map(landings.map((copy) => [landingId(copy.place, copy.service), savedAt(copy)]))
  return Object.fromEntries([
    ...areas.services.map((service) => [`/rockland/${service.slug}/`, [savedAt(service)]]),
    ...areas.places.flatMap((place) => [
      [`/rockland/${place.slug}/`, [savedAt(place)]],
      [`/${place.slug}`, [savedAt(place), words.get(landingId(place.slug, 'town')) ?? null]],
      ...areas.services.map((service) => [
        `/rockland/${place.slug}/${service.slug}/`,
        [savedAt(place), savedAt(service), words.get(landingId(place.slug, service.slug)) ?? null],
      ]),
    ]),
  ]) as Record<string, (string | null)[]>
}

const day = (iso: string) => iso.slice(0, 10)
// A sample hasn't changed since its own day, however often it was loaded into a database.
const dayOf = (post: Post) => day(post.isSample ? (post.publishedAt ?? post.createdAt) : post.updatedAt)
