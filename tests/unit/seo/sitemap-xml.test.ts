/** @jest-environment jsdom */
import { postsPerPage } from '@/lib/blog-pages'
import { seedAreas, seedPageCopy } from '@/lib/content/area-seed'
import { townPages } from '@/lib/content/town-pages'
import { samplePosts } from '@/lib/content/samples'
import { type Page } from '@/lib/content-types'
import { contentDates, nextRecord } from '@/lib/seo/content-dates'
import recorded from '@/lib/seo/content-dates.json'
import { feedXml } from '@/lib/seo/feed'
import { entriesOf } from '@/lib/seo/sitemap-entries'
import { landingPages, mainPages, sitePages } from '@/lib/seo/site-pages'
import { sitemapParts, type SitemapEntry, sitemapXml, urlsetXml } from '@/lib/seo/sitemap-xml'
import { xmlText } from '@/lib/seo/xml'

const site = 'http://localhost:3000'

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent)

const page: Page = {
  id: 'p',
  title: 'Financing & more',
  slug: 'financing',
  content: '',
  metaTitle: '',
  metaDescription: '',
  isPublished: true,
  publishAt: null,
  unpublishAt: null,
  components: [],
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
}

describe('the list of service areas', () => {
  test('has the numbers of the specification', () => {
    expect([mainPages.length, landingPages.length, sitePages.length]).toEqual([13, 376, 389])
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(389)
  })
  test('has its priorities and frequencies', () => {
    const of = (path: string) => {
      const entryOfPath = sitePages.find((entry) => entry.path === path)
      return [entryOfPath?.kind, entryOfPath?.priority, entryOfPath?.changeFrequency]
    }
    expect(of('/')).toEqual(['Homepage', 1, 'weekly'])
    expect(of('/services')).toEqual(['Main Page', 0.9, 'monthly'])
    expect(of('/gallery')).toEqual(['Main Page', 0.9, 'weekly'])
    expect(of('/contact')).toEqual(['Main Page', 0.8, 'monthly'])
    expect(of('/blog')).toEqual(['Main Page', 0.7, 'weekly'])
    expect(of('/nyack')).toEqual(['Main Page', 0.8, 'monthly'])
    expect(of('/rockland/nyack/custom-cabinets/')).toEqual(['Location-Service', 0.8, 'monthly'])
  })
})

describe('sitemap.xml', () => {
  const indexable = new Set([
    ...landingPages.map(({ path }) => path.slice('/rockland/'.length, -1)),
    ...townPages.map(({ town }) => `${town.slug}/town`),
  ])
  const areas = { areas: seedAreas, landings: seedPageCopy, indexable }
  const content = {
    ...areas,
    posts: samplePosts,
    empty: [],
    pages: [page],
    builtIn: [],
    projects: [
      { slug: 'own', changedAt: '2026-05-06T10:00:00.000Z' },
      { slug: 'sample', changedAt: null },
    ],
    projectsChangedAt: '2099-03-01T10:00:00.000Z',
    testimonialsChangedAt: '2099-04-01T10:00:00.000Z',
    profileChangedAt: '2099-05-01T10:00:00.000Z',
  }
  const untouched = { projectsChangedAt: null, testimonialsChangedAt: null, profileChangedAt: null }
  const entries = entriesOf(content)
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]))

  test('names every canonical page once', () => {
    const paths = ['/', '/reviews', '/sitemap', '/nyack', '/financing', `/blog/${samplePosts[0]?.slug}`]
    paths.push('/gallery/own', '/gallery/sample')
    const hubs = ['/rockland/piermont/', '/rockland/custom-cabinets/']
    for (const path of [...paths, ...hubs])
      expect([...byUrl.keys()]).toContain(site + path.replace(/^\/$/, ''))
    expect(byUrl.size).toBe(entries.length)
    const hubCount = entries.filter(({ url }) => /\/rockland\/[^/]+\/$/.test(url)).length
    expect(hubCount).toBe(8 + 39)
    for (const path of ['/search', '/thank-you', '/admin', '/login'])
      expect(byUrl.has(site + path)).toBe(false)
  })

  test('takes lastmod from the content, and the same content gives the same file', () => {
    expect(byUrl.get(`${site}/financing`)?.lastmod).toBe('2026-02-03')
    expect(byUrl.get(`${site}/gallery/own`)?.lastmod).toBe('2026-05-06')
    expect(byUrl.get(`${site}/gallery/sample`)?.lastmod).toBe(recorded['/gallery'][1])
    expect(byUrl.get(`${site}/blog`)?.lastmod).toBe('2024-12-15')
    expect(urlsetXml(entriesOf(content))).toBe(urlsetXml(entries))
  })

  test('lists the blog’s further pages once there are any', () => {
    const posts = Array.from({ length: 2 * postsPerPage + 1 }, (_, index) => ({
      ...samplePosts[0]!,
      slug: `post-${index}`,
    }))
    const listed = entriesOf({ ...content, posts }).filter(({ url }) => url.includes('/blog/page/'))
    expect(listed.map(({ url, lastmod }) => [url, lastmod])).toEqual([
      [`${site}/blog/page/2`, '2024-12-15'],
      [`${site}/blog/page/3`, '2024-12-15'],
    ])
    expect(entries.some(({ url }) => url.includes('/blog/page/'))).toBe(false)
  })

  test.each([
    ['', '2099-05-01'],
    ['/gallery', '2099-03-01'],
    ['/reviews', '2099-05-01'],
    ['/contact', '2099-05-01'],
  ])('%j changes with what staff write for it', (path, day) => {
    expect(byUrl.get(site + path)?.lastmod).toBe(day)
  })

  test('every page has a day, also where staff have written nothing', () => {
    const projects = [{ slug: 'sample', changedAt: null }]
    const before = entriesOf({
      ...areas,
      posts: samplePosts,
      pages: [],
      builtIn: [],
      projects,
      empty: [],
      ...untouched,
    })
    expect(before.filter(({ lastmod }) => !lastmod).map(({ url }) => url)).toEqual([])
    expect(before.find(({ url }) => url === `${site}/contact`)?.lastmod).toBe(recorded['/contact'][1])
  })

  test('is well-formed, with addresses escaped', () => {
    const document = parse(
      urlsetXml([...entries, { url: `${site}/?a=1&b=<2>`, changefreq: 'weekly', priority: 1 }]),
    )
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(texts(document, 'loc')).toEqual([...entries.map(({ url }) => url), `${site}/?a=1&b=<2>`])
    for (const date of texts(document, 'lastmod')) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('splits at 50,000 and becomes an index of the parts', () => {
    const many: SitemapEntry[] = Array.from({ length: 120_001 }, (_, index) => ({
      url: `${site}/${index}`,
      changefreq: 'monthly',
      priority: 0.5,
    }))
    expect(sitemapParts(many).map(({ length }) => length)).toEqual([50_000, 50_000, 20_001])
    const index = parse(sitemapXml(many, (part) => `${site}/sitemaps/${part}.xml`))
    expect(index.documentElement.nodeName).toBe('sitemapindex')
    expect(texts(index, 'loc')).toEqual([1, 2, 3].map((part) => `${site}/sitemaps/${part}.xml`))
    expect(sitemapXml(entries, String)).toBe(urlsetXml(entries))
    expect(sitemapXml([], String)).toBe(urlsetXml([]))
  })
})

describe('days of content', () => {
  // After a change of texts: npm run content-dates
  test('are recorded for the content as it is', () => {
    expect(Object.keys(recorded)).toHaveLength(443)
    expect(contentDates().size).toBe(443)
  })
  test('stay with content that has not changed', () => {
    expect(nextRecord('2099-01-01')).toEqual(recorded)
  })
})

describe('the feed', () => {
  const [post] = samplePosts
  if (!post) throw new Error('no sample post')
  const nasty = {
    ...post,
    title: 'Tile & <grout> ]]> \u0000\ud800',
    content: 'First.\n\nSecond & <b>third</b>.',
  }
  const document = parse(feedXml([nasty, ...samplePosts.slice(1)], { name: 'Hearth & Harbor' }))

  test('is RSS 2.0 with what a channel must have', () => {
    expect(document.documentElement.getAttribute('version')).toBe('2.0')
    const channel = document.querySelector('channel')
    const ownNames = [...(channel?.children ?? [])].map((element) => element.nodeName)
    expect(ownNames).toEqual(
      expect.arrayContaining(['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link']),
    )
    expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${site}/blog/feed.xml`)
  })

  test('gives each post a permanent address, a valid date and its text', () => {
    expect(document.querySelectorAll('item')).toHaveLength(3)
    expect(texts(document, 'guid')[0]).toBe(`${site}/blog/${post.slug}`)
    expect(texts(document, 'pubDate')[0]).toBe('Sun, 15 Dec 2024 12:00:00 GMT')
    expect(document.querySelector('item title')?.textContent).toBe('Tile & <grout> ]]> ')
    expect(texts(document, 'content:encoded')[0]).toBe(
      '<p>First.</p><p>Second &amp; &lt;b&gt;third&lt;/b&gt;.</p>',
    )
  })

  test('is well-formed without posts too', () => {
    expect(parse(feedXml([], { name: 'x' })).querySelectorAll('item')).toHaveLength(0)
  })

  test('drops what XML cannot hold and keeps the rest', () => {
    expect(xmlText('a\u0007b\u{1f600}\ud800c\n')).toBe('ab\u{1f600}c\n')
  })
})
