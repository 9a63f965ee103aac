import { formatRange, type PriceRange } from '@/lib/business/money'
import { priceList } from '@/lib/business/prices'
import { estimate, newRoomCosts, newRoomRange } from '@/lib/estimate/estimate'
import { defaultRequest } from '@/lib/estimate/request'
import { referencePrices as lines } from '@/lib/recommendations/plan-prices'
import { expect, test } from './fixtures'
import { attributes, decoded, headOf, jsonLdOf, srcsetUrls } from './html'
import { jsonLdProblems } from './json-ld-rules'
import { durationsIn } from '../durations'

// All pages as a crawler reads them: plain HTTP, without a browser.

test.describe.configure({ mode: 'serial' })

type Read = { path: string; status: number; html: string; robots: string; links: string[]; depth: number }

let origin = ''
/** Returns the address at which it is fetched. */
let server = ''
let listed: string[] = []
const pages = new Map<string, Read>()

/** Runs `work` on all items, a few at a time. */
async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

/** Paths of this site that a page links to, with their fragments. */
const ownLinks = (html: string, path: string) =>
  attributes(html, 'a', 'href')
    .filter((href) => !/^(tel|sms|mailto):/.test(href))
    .map((href) => new URL(href, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search, hash }) => pathname + search + hash)

const towns = [
  'new-city',
  'suffern',
  'spring-valley',
  'nanuet',
  'pearl-river',
  'monsey',
  'nyack',
  'haverstraw',
]
const mainPaths = ['', 'services', 'gallery', 'contact', 'blog', ...towns].map((name) => `/${name}`)
const withoutFragment = (href: string) => href.replace(/#.*$/, '')
const isPage = (path: string) => !/^\/(api|admin|login)(\/|$)|\.[a-z]+$/.test(path)

// Plain fetch instead of Playwright's requests: those are all written into the trace.
async function read(path: string, depth: number): Promise<Read> {
  const answer = await fetch(server + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  })
  const html = (answer.headers.get('content-type') ?? '').includes('text/html') ? await answer.text() : ''
  const links = ownLinks(html, path)
  return { path, status: answer.status, html, robots: answer.headers.get('x-robots-tag') ?? '', links, depth }
}

const all = () => [...pages.values()]
const pathOf = (url: string) => new URL(url).pathname
/** Pages that say of themselves that they may be listed. */
const open = () => all().filter(({ path, html }) => isPage(path) && !headOf(html).robots.includes('noindex'))

test('a crawl from the home page finds every page, and no dead link', async ({ site }) => {
  test.setTimeout(240_000)
  server = site.url
  const xml = await (await fetch(`${server}/sitemap.xml`)).text()
  listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  origin = new URL(listed[0] ?? '').origin

  let frontier = ['/']
  for (let depth = 0; frontier.length > 0; depth += 1) {
    await each(frontier, async (path) => void pages.set(path, await read(path, depth)))
    const next = new Set(frontier.flatMap((path) => pages.get(path)?.links ?? []).map(withoutFragment))
    frontier = [...next].filter((path) => !pages.has(path))
  }

  const dead = all().filter(({ path, status }) =>
    isPage(path) ? status !== 200 : status >= 400 && !path.startsWith('/admin'),
  )
  expect(dead.map(({ path, status }) => `${status} ${path}`)).toEqual([])

  const unreached = listed.map(pathOf).filter((path) => !pages.has(path))
  expect(unreached).toEqual([])
  const deep = listed.map(pathOf).filter((path) => (pages.get(path)?.depth ?? 9) > 3)
  expect(deep, 'more than three clicks away').toEqual([])
})

/** The texts of a page's main part, a block each. */
const textBlocks = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(
      /<\/?(?:p|li|[uod]l|d[td]|div|section|h\d|t[rdh]|figure|figcaption|details|summary)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]+>/g, ' ')
    .split('\n')
    .map((text) => decoded(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean)

test('every dollar range is the price list’s or the estimate’s, and a room costs the same wherever it is named', () => {
  const inWords = ({ from, to }: PriceRange) => formatRange({ from, to }, '–')
  const rooms = {
    kitchen: inWords(newRoomRange('kitchen', lines)),
    bathroom: inWords(newRoomRange('bathroom', lines)),
  }
  const knownTypes = new Set([
    ...Object.values(rooms),
    ...priceList(lines.prices).map(({ price }) => inWords(price)),
    ...(['kitchen', 'bathroom'] as const).flatMap((room) =>
      newRoomCosts(room, lines).flatMap(({ costs }) => costs.map(({ range }) => inWords(range))),
    ),
    ...estimate(defaultRequest, lines).parts.map(({ range }) => inWords(range)),
  ])
  const problems = new Set<string>()
  const said = { kitchen: 0, bathroom: 0 }
  // The visualizer's sentence changes with its finishes.
  for (const { path, html } of open().filter(({ path }) => !path.startsWith('/design'))) {
    const blocks = textBlocks(html)
    for (const [index, block] of blocks.entries())
      for (const [range, from, to] of block.matchAll(/\$(\d[\d,]*\d)(?: ?[–-] ?| to )\$(\d[\d,]*\d)/g)) {
        const words = `$${from}–$${to}`
        if (blocks[index - 1] === 'What it may cost' && path === '/') continue
        if (!knownTypes.has(words)) problems.add(`${path}: ${range} in “${block}”`)
        const [, room] = /\bnew (kitchen|bathroom)\b/.exec(`${block} ${blocks[index + 1]}`) ?? []
        if (!room) continue
        said[room as 'kitchen'] += 1
        if (words !== rooms[room as 'kitchen']) problems.add(`${path}: a new ${room} for ${range}`)
      }
  }
  expect([...problems]).toEqual([])
  // On the pages of both services in each place.
  expect(said.kitchen).toBeGreaterThanOrEqual(47)
  expect(said.bathroom).toBeGreaterThanOrEqual(47)
})

test('a thing takes the same time on every page', () => {
  const said = open().flatMap(({ path, html }) =>
    textBlocks(html).flatMap((block) => durationsIn(block).map((duration) => ({ path, ...duration }))),
  )
  expect(said.filter(({ isRight }) => !isRight)).toEqual([])
  expect(said.filter(({ what }) => what === 'a kitchen on site').length).toBeGreaterThanOrEqual(47)
})

test('no page has what only staff read', () => {
  expect(open().filter(({ html }) => html.includes('General knowledge of the county'))).toEqual([])
})

test('links to a place within a page find it', () => {
  const missing = new Set<string>()
  for (const { path, links } of all()) {
    for (const link of links.filter((link) => link.includes('#'))) {
      const [target = '', id = ''] = link.split('#')
      const html = pages.get(target)?.html ?? ''
      if (id && !html.includes(`id="${decodeURIComponent(id)}"`)) missing.add(`${link} on ${path}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('sitemap.xml lists 13 main pages, the hubs of eight services and 39 towns, and 376 landing pages, once each', () => {
  const paths = listed.map(pathOf)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => /^\/rockland\/[^/]+\/[^/]+\/$/.test(path))).toHaveLength(376)
  expect(paths.filter((path) => /^\/rockland\/[^/]+\/$/.test(path))).toHaveLength(8 + 39)
  for (const path of mainPaths) expect(paths).toContain(path)
})

test('only pages that may be listed are, each under its canonical address', () => {
  const wrong: string[] = []
  for (const { path, html } of open()) {
    const { canonical, ogUrl } = headOf(html)
    if (!canonical) wrong.push(`${path} has no canonical address`)
    else if (!listed.includes(canonical)) wrong.push(`${path}: ${canonical} is not in sitemap.xml`)
    // A town with a page of its own is listed by that one.
    const own = path
      .replace(/\?.*$/, '')
      .replace(/^\/rockland(\/[^/]+)\/?$/, (hub, town: string) => (mainPaths.includes(town) ? town : hub))
    if (pathOf(canonical).replace(/\/$/, '') !== own.replace(/\/$/, ''))
      wrong.push(`${path} claims to be ${canonical}`)
    // A kitchen or bath that is shared is seen under its own address (decision 037).
    const shared = /^\/design(\/bath)?\?/.test(path) ? origin + path : canonical
    if (ogUrl !== shared) wrong.push(`${path}: og:url ${ogUrl}`)
  }
  for (const url of listed) {
    const page = pages.get(pathOf(url))
    if (!page || headOf(page.html).canonical !== url)
      wrong.push(`${url} is not the canonical address of its page`)
    if (!page || headOf(page.html).robots.includes('noindex') || page.robots.includes('noindex'))
      wrong.push(`${url} is listed but not to be`)
  }
  expect(wrong).toEqual([])
})

test('every page has one h1, and a title and description of its own', () => {
  const wrong: string[] = []
  const seen = new Map<string, string>()
  for (const url of listed) {
    const path = pathOf(url)
    const html = pages.get(path)?.html ?? ''
    const { title, description, keywords, ogTitle, ogImage, twitterCard, twitterImage } = headOf(html)
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    if (headings !== 1) wrong.push(`${path}: ${headings} h1`)
    for (const [what, text] of [
      ['title', title],
      ['description', description],
    ] as const) {
      const otherPath = seen.get(`${what} ${text}`)
      if (otherPath) wrong.push(`${path}: same ${what} as ${otherPath}`)
      seen.set(`${what} ${text}`, path)
    }
    if (!title || title.length > 60) wrong.push(`${path}: title of ${title.length} characters`)
    if (description.length < 70 || description.length > 160)
      wrong.push(`${path}: description of ${description.length} characters`)
    if (!keywords) wrong.push(`${path}: no keywords`)
    if (ogTitle !== title) wrong.push(`${path}: og:title ${ogTitle}`)
    if (!/^https?:/.test(ogImage) || twitterImage !== ogImage)
      wrong.push(`${path}: pictures ${ogImage} ${twitterImage}`)
    if (twitterCard !== 'summary_large_image') wrong.push(`${path}: no Twitter card`)
  }
  expect(wrong).toEqual([])
})

test('structured data is valid, and each kind of page has its own', () => {
  const wrong: string[] = []
  const business = 'HomeAndConstructionBusiness'
  const expected = (path: string): string[] => {
    if (path === '/') return [business, 'WebSite']
    if (path === '/blog') return [business, 'Blog']
    if (path.startsWith('/blog/')) return [business, 'BlogPosting', 'BreadcrumbList']
    if (/^\/rockland\/[^/]+\/[^/]+\/$/.test(path)) return [business, 'BreadcrumbList', 'Service']
    return [business, 'BreadcrumbList']
  }
  const ids = new Set<unknown>()
  for (const path of listed.map(pathOf)) {
    const nodes = jsonLdOf(pages.get(path)?.html ?? '')
    const types = nodes.map((node) => node['@type'])
    for (const type of expected(path)) if (!types.includes(type)) wrong.push(`${path}: no ${type}`)
    wrong.push(...jsonLdProblems(nodes).map((problem) => `${path}: ${problem}`))
    for (const node of nodes) if (node['@type'] === business) ids.add(node['@id'])
  }
  expect(wrong).toEqual([])
  expect([...ids]).toEqual([`${origin}/#business`])
})

test('every picture is there', async () => {
  test.setTimeout(120_000)
  const pictures = new Set<string>()
  for (const { path, html } of all()) {
    const found = [
      ...attributes(html, 'img', 'src'),
      ...srcsetUrls([...attributes(html, 'img', 'srcSet'), ...attributes(html, 'source', 'srcSet')]),
    ]
    for (const src of found) pictures.add(new URL(src, origin + path).href)
  }
  expect(pictures.size).toBeGreaterThan(50)
  const dead: string[] = []
  await each(
    [...pictures].filter((src) => src.startsWith(origin)),
    async (src) => {
      const { ok, status } = await fetch(src.replace(origin, server), { method: 'HEAD' })
      if (!ok) dead.push(`${status} ${src}`)
    },
  )
  expect(dead).toEqual([])
})

test('pictures for sharing are generated, kept and named by their content', async ({ request }) => {
  for (const path of [
    '/',
    '/nyack',
    '/rockland/piermont/',
    '/rockland/custom-cabinets/',
    '/rockland/nyack/custom-cabinets/',
    '/blog/suffern-bathroom-remodeling-guide',
  ]) {
    const { ogImage } = headOf(pages.get(path)?.html ?? '')
    const answer = await request.get(pathOf(ogImage))
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await answer.body()).byteLength).toBeGreaterThan(10_000)
    const outdated = await request.get(pathOf(ogImage).replace(/\/og\/[0-9a-f]+/, '/og/0'), {
      maxRedirects: 0,
    })
    expect(outdated.status()).toBe(302)
    expect(outdated.headers().location).toBe(pathOf(ogImage))
  }
  expect(
    (await request.get('/og/0/rockland/nowhere/custom-cabinets.jpg', { maxRedirects: 0 })).status(),
  ).toBe(404)
})

test('robots.txt, the feed, and what must not be listed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).not.toContain('Disallow: /\n')
  const feed = await request.get('/blog/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const items = [...(await feed.text()).matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(([, url]) => url)
  expect(items.length).toBeGreaterThan(0)
  for (const url of items) expect(listed).toContain(url)
  for (const path of ['/search?q=kitchen', '/api/portfolio', '/login', '/admin']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()['x-robots-tag'], path).toContain('noindex')
  }
})

test('both spellings of an address answer, with one canonical address', async ({ request }) => {
  for (const path of [
    '/contact',
    '/gallery',
    '/services',
    '/sitemap',
    '/rockland/nyack/custom-cabinets',
    '/rockland/piermont',
  ]) {
    const [bare, slash] = await Promise.all([read(path, 0), read(`${path}/`, 0)])
    expect([bare.status, slash.status], path).toEqual([200, 200])
    expect(headOf(bare.html).canonical).toBe(headOf(slash.html).canonical)
  }
  const upper = await request.get('/rockland/Nyack/Custom-Cabinets/', { maxRedirects: 0 })
  expect(upper.status()).toBe(308)
})
