import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serviceSlugs } from '@/lib/business/services'
import { type AreaService, type Place } from '@/lib/content/areas'
import { seedPlaces, seedServices } from '@/lib/content/area-seed'
import { builtInPages } from '@/lib/content/built-in-pages'
import { townPages } from '@/lib/content/town-pages'
import { type Page, type Post } from '@/lib/content-types'
import { type Change, routesShowing } from '@/lib/revalidate'

const root = path.resolve(__dirname, '../..')
const page = (slug: string, more: Partial<Page> = {}) =>
  ({ slug, isPublished: true, components: [], ...more }) as unknown as Page
const post = (slug: string, more: Partial<Post> = {}) =>
  ({ slug, isPublished: true, town: '', ...more }) as Post
const withBlock = (slug: string, ...types: string[]) =>
  page(slug, { components: types.map((type) => ({ id: type, type, config: {} })) })
const paths = (change: Change, pages: Page[] = []) => routesShowing(change, pages).map(({ path }) => path)
const towns = townPages.map(({ town }) => `/${town.slug}`)
const sitemaps = ['/sitemap.xml', '/sitemaps']

test('a page: its old and its new address', () => {
  expect(paths({ kind: 'page', before: page('a'), after: page('b') })).toEqual([
    '/a',
    '/b',
    '/sitemap',
    ...sitemaps,
  ])
  expect(paths({ kind: 'page', before: page('a', { isPublished: false }), after: page('a') })).toEqual([
    '/a',
    '/sitemap',
    ...sitemaps,
  ])
  expect(paths({ kind: 'page', before: page('a'), after: null })).toEqual(['/a', '/sitemap', ...sitemaps])
  expect(
    paths({
      kind: 'page',
      before: page('a', { isPublished: false }),
      after: page('b', { isPublished: false }),
    }),
  ).toEqual([])
})

test('a post: the blog, the feed, and the towns it is and was about', () => {
  const change = {
    kind: 'post',
    before: post('a', { town: 'Nyack' }),
    after: post('b', { town: 'Suffern' }),
  } as const
  expect(paths(change)).toEqual([
    '/blog',
    '/blog/feed.xml',
    '/(site)/blog/page/[page]',
    '/(site)/blog/[slug]',
    '/suffern',
    '/nyack',
    ...sitemaps,
  ])
  expect(paths({ kind: 'post', before: null, after: post('a', { isPublished: false }) })).toEqual([])
})

test('the finishes: the visualizer, and the pages that lead to one of its kitchens', () => {
  const pages = [withBlock('try', 'kitchen-start'), withBlock('welcome', 'home-hero'), page('plain')]
  expect(paths({ kind: 'finishes' }, pages)).toEqual([
    '/design',
    '/design/bath',
    '/',
    '/services',
    '/gallery',
    '/try',
    '/welcome',
  ])
})

test('a project: where projects are shown, custom pages included', () => {
  const pages = [withBlock('work', 'projects'), withBlock('say', 'reviews'), page('plain')]
  expect(paths({ kind: 'project' }, pages)).toEqual([
    '/',
    '/gallery',
    '/sitemap',
    '/(site)/gallery/[slug]',
    ...towns,
    '/(site)/rockland/[place]/[service]',
    '/(site)/rockland/[place]',
    '/work',
    ...sitemaps,
  ])
})

test('a testimonial: where testimonials are shown, custom pages included', () => {
  const pages = [withBlock('work', 'projects'), withBlock('say', 'reviews')]
  expect(paths({ kind: 'testimonial' }, pages)).toEqual([
    '/',
    '/reviews',
    '/thank-you',
    ...towns,
    '/(site)/rockland/[place]/[service]',
    '/(site)/rockland/[place]',
    '/say',
    ...sitemaps,
  ])
})

test('a section of the home page that a menu leads to comes or goes: everything', () => {
  const places = { menu: [], hidden: [], footer: [], banner: null, labels: {} }
  const change = (before: Page, after: Page) =>
    routesShowing({ kind: 'page', before, after }, [], places).at(-1)
  const home = withBlock('', 'home-hero', 'town-list')
  const hidden = page('', { components: [{ id: 'towns', type: 'town-list', config: { hidden: true } }] })
  const everything = { path: '/', type: 'layout' }
  expect(change(home, hidden)).toEqual(everything)
  expect(change(hidden, home)).toEqual(everything)
  expect(change(home, withBlock('', 'town-list'))).not.toEqual(everything)
  expect(change({ ...home, slug: 'own' }, { ...hidden, slug: 'own' })).not.toEqual(everything)
})

test('the profile: everything', () => {
  expect(routesShowing({ kind: 'profile' }, [])).toEqual([{ path: '/', type: 'layout' }])
})

const [nyack] = seedPlaces.filter(({ slug }) => slug === 'nyack')
const [kitchens] = seedServices
const placeChange = (patch: Partial<Place>): Change => ({
  kind: 'place',
  before: nyack!,
  after: { ...nyack!, ...patch },
  neighbors: ['upper-nyack'],
})
const ownRoutes = [
  '/rockland/nyack',
  '/estimate',
  ...serviceSlugs.map((slug) => `/rockland/nyack/${slug}`),
  '/nyack',
]

test('a place: its own pages; moved or renamed in the footer, everything', () => {
  expect(paths(placeChange({ permitPhone: '1' }))).toEqual([...ownRoutes, ...sitemaps])
  expect(paths(placeChange({ lat: 41 }))).toEqual(['/'])
  expect(paths(placeChange({ name: 'Old Nyack' }))).toEqual(['/'])
  const township = paths(placeChange({ township: 'ramapo' }))
  expect(township).toEqual(
    expect.arrayContaining([...ownRoutes, '/sitemap', '/rockland/upper-nyack/custom-cabinets']),
  )
})

test('a service: its own pages, the list where it stands there, everything for its name', () => {
  const change = (patch: Partial<AreaService>): Change => ({
    kind: 'service',
    before: kitchens!,
    after: { ...kitchens!, ...patch },
    places: ['nyack'],
  })
  const pages = ['/rockland/kitchen-remodeling', '/rockland/nyack/kitchen-remodeling']
  expect(paths(change({ guide: { ...kitchens!.guide, scope: 'All.' } }))).toEqual([...pages, ...sitemaps])
  const listing = [withBlock('work', 'service-list'), withBlock('trade', 'services'), page('plain')]
  expect(paths(change({ description: 'All.' }), listing)).toEqual([
    ...pages,
    '/services',
    '/work',
    '/trade',
    ...sitemaps,
  ])
  expect(paths(change({ isOn: false }))).toEqual(['/'])
})

test('own words: their page', () => {
  const at = (service: 'town' | 'custom-cabinets') => paths({ kind: 'landing', place: 'nyack', service })
  expect(at('custom-cabinets')).toEqual(['/rockland/nyack/custom-cabinets', ...sitemaps])
  expect(at('town')).toEqual(['/nyack', ...sitemaps])
})

test('a redirect: the address where a route may keep it', () => {
  const from = (path: string) => paths({ kind: 'redirect', from: path })
  expect(from('/financing')).toEqual(['/financing'])
  expect(from('/kitchen-remodel.html')).toEqual(['/kitchen-remodel.html'])
  expect(from('/blog/old')).toEqual(['/blog/old'])
  expect(from('/old/page')).toEqual([])
})

/** The static routes whose file in app/ calls a getter, as the map writes them. */
function readers(getter: string, folder = path.join(root, 'app')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return readers(getter, file)
    if (!/^(?:page|route|(?:town|gallery)-route)\.tsx?$/.test(entry.name)) return []
    const text = readFileSync(file, 'utf8')
    // The eight town pages and the gallery say so themselves; what they share reads for them.
    const isStatic = /^\w+-route\.tsx$/.test(entry.name) || /export const revalidate = \d/.test(text)
    return isStatic && new RegExp(`\\b${getter}\\(`).test(text) ? [path.relative(root, folder)] : []
  })
}

/** A route's folder in app/: of a path, of a town's path, of a pattern. */
function folderOf(route: string): string {
  if (towns.includes(route)) return 'app/(site)/(towns)'
  const candidates = [`app${route}`, `app/(site)${route}`].map((folder) => folder.replace(/\/$/, ''))
  const isRoute = (folder: string) =>
    ['page.tsx', 'route.ts'].some((file) => existsSync(path.join(root, folder, file)))
  return candidates.find(isRoute) ?? route
}

test.each<[string, Change]>([
  ['(?:projectStore.listShown|getBlockData)', { kind: 'project' }],
  ['(?:testimonialStore.listShown|getBlockData)', { kind: 'testimonial' }],
  [
    '(?:list(?:Published|Latest)Posts|getBlockData(?=\\(slug))',
    { kind: 'post', before: null, after: post('a', { town: 'Nyack' }) },
  ],
])('every static route that calls %s is in the map, and no other', (getter, change) => {
  // Staff can put such blocks on every page.
  const pages = ['own', ...builtInPages.map(({ slug }) => slug)].map((slug) =>
    withBlock(slug, 'latest-work', 'quotes'),
  )
  const folders = routesShowing(change, pages).map(({ path: route }) =>
    route === '/own' ? 'app/(site)/[slug]' : folderOf(route),
  )
  // The sitemap for programs reads posts and projects through lib/seo.
  const direct = folders.filter((folder) => !/\/sitemap(?:\.xml|s)$/.test(folder))
  expect([...new Set(direct)].sort()).toEqual(readers(getter).sort())
})
