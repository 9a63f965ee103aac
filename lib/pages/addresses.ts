import 'server-only'
import { furtherBlogPages } from '@/lib/blog-pages'
import { roomAddress, rooms } from '@/lib/business/rooms'
import { services } from '@/lib/business/services'
import { towns } from '@/lib/business/towns'
import { townPages, townPagesIn } from '@/lib/content/town-pages'
import { getAreas } from '@/lib/data/areas'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { memoize } from '@/lib/memoize'
import { withoutEndSlash } from '@/lib/text/bare-path'
import { projectStore } from '@/lib/records/project/store'

// Lists the addresses at which visitors find something, from which staff choose the target of a redirect.

const routes = [
  '/',
  '/services',
  '/gallery',
  '/contact',
  '/design',
  ...rooms.map(({ id }) => roomAddress(id)),
  '/estimate',
  '/estimate/answer',
  '/blog',
  '/privacy',
  '/accessibility',
  '/reviews',
  '/search',
  '/sitemap',
  '/thank-you',
  '/visit',
  '/visit/times',
]

type Named = { slug: string }
/** Returns the addresses of the pages of places and services. */
const areaAddresses = (
  places: readonly Named[],
  offeredServices: readonly Named[],
  pages: readonly { town: Named }[],
): string[] => [
  ...pages.map(({ town }) => `/${town.slug}`),
  ...[...offeredServices, ...places].map(({ slug }) => `/rockland/${slug}/`),
  ...places.flatMap((place) => offeredServices.map((service) => `/rockland/${place.slug}/${service.slug}/`)),
]

/** The addresses of the site as it comes. A unit test compares them with app/. */
export const builtAddresses: readonly string[] = [...routes, ...areaAddresses(towns, services, townPages)]

/** First parts of addresses that aren't for visitors, or are files: nothing below them is ever redirected. */
const ownParts = new Set(
  (
    'admin api login logout _next fonts images media og payload preview healthz readyz metrics sitemaps sitemap.xml robots.txt ' +
    'favicon.ico icon.svg apple-icon.png icons manifest.webmanifest staff.webmanifest jobs-worker.js speculation-rules.json .well-known'
  ).split(' '),
)

/** Returns true for an address that the site needs for itself. */
export const isOwnPart = (path: string): boolean => ownParts.has(path.split('/')[1] ?? '')

/** Returns every address at which visitors find a page now, in its canonical spelling. */
export async function listAddresses(): Promise<string[]> {
  const [areas, pages, posts, projects] = await Promise.all([
    getAreas(),
    listPublishedPages(),
    listPublishedPosts(),
    projectStore.listShown(),
  ])
  return [
    ...routes,
    ...areaAddresses(areas.places, areas.services, townPagesIn(areas.places)),
    '/blog/feed.xml',
    ...pages.map(({ slug }) => `/${slug}`),
    ...furtherBlogPages(posts.length),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...projects.map(({ slug }) => `/gallery/${slug}`),
  ]
}

const plain = (path: string) => withoutEndSlash(path.toLowerCase()) || '/'

/** Returns the listed address that a path means, in whatever spelling. */
export const findAddress = (path: string, addresses: readonly string[]): string | undefined =>
  addresses.find((address) => plain(address) === plain(path))

const endings = /\.(?:html?|aspx?|php|jsp|cfm)$/
const idle = new Set([
  'index',
  'page',
  'pages',
  'home',
  'default',
  'www',
  'ny',
  'rockland',
  'in',
  'and',
  'the',
  'our',
])

/** The maximum number of words read of an address: nobody names a page by more, and each costs time. */
const mostWords = 12

/** Returns the words of an address, each once: "/Kitchen_Remodel.html" has "kitchen" and "remodel". */
function wordsOf(path: string): string[] {
  const words = path
    .toLowerCase()
    .replace(endings, '')
    .split(/[^a-z0-9]+/)
  return [...new Set(words)].filter((word) => word.length > 1 && !idle.has(word)).slice(0, mostWords)
}

/** Returns the words from memory for the site's own addresses, which are looked up often. */
const memoizedWordsOf = memoize(wordsOf, { max: 4 * builtAddresses.length })

/** Returns how alike two words are, 0 to 1: "remodel" and "remodeling" are nearly equal. */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  return start < 4 ? 0 : start / Math.max(a.length, b.length)
}

/** Returns how well the words match others, 0 to 1: the average of each word's best match. */
const overlap = (words: readonly string[], others: readonly string[]) =>
  words.reduce((sum, word) => sum + Math.max(0, ...others.map((candidate) => likeness(word, candidate))), 0) /
  words.length

/** The minimum score of a suggestion; below it, one would be a guess. */
const leastLikeness = 0.5

/**
 * Returns the existing address that has most words in common with one that leads nowhere, or null if none is near. Of equals
 * it takes the shorter one: the page about a service before its page in some town.
 */
export function nearestAddress(path: string, addresses: readonly string[]): string | null {
  const pathWords = wordsOf(path)
  if (pathWords.length === 0) return null
  let nearest: { address: string; score: number } | null = null
  for (const address of addresses) {
    const words = memoizedWordsOf(address)
    if (words.length === 0) continue
    const score = 0.6 * overlap(pathWords, words) + 0.4 * overlap(words, pathWords)
    if (score < leastLikeness || (nearest && nearest.score > score)) continue
    if (!nearest || score > nearest.score || address.length < nearest.address.length)
      nearest = { address, score }
  }
  return nearest?.address ?? null
}
