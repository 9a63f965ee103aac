import { canonicalPath, canonicalUrl } from '@/lib/seo/address'
import { clip } from '@/lib/seo/clip'
import { fittingTitle, pageMetadata, seoProblems } from '@/lib/seo/metadata'

const description = 'A description that is long enough to stand in a search result on its own, without help.'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/contact/', '/contact'],
  ['/gallery', '/gallery'],
  ['/rockland/Nanuet/Kitchen-Remodeling', '/rockland/nanuet/kitchen-remodeling/'],
  ['/rockland/nanuet/', '/rockland/nanuet/'],
  ['/blog/a-post?utm_source=x#y', '/blog/a-post'],
])('canonical path of %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected)
})

test('metadata is absolute and the same for all who read it', () => {
  const metadata = pageMetadata({ path: '/services/', title: 'Services', description })
  const url = 'http://localhost:3000/services'
  expect(canonicalUrl('/services/')).toBe(url)
  expect(metadata.alternates?.canonical).toBe(url)
  expect(metadata.openGraph).toMatchObject({ type: 'website', url, title: 'Services', description })
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', title: 'Services' })
  expect(metadata.openGraph?.images).toEqual([
    expect.objectContaining({
      url: 'http://localhost:3000/images/og-default.webp',
      width: 1200,
      height: 630,
    }),
  ])
  expect(metadata.robots).toBeUndefined()
})

test('a post says when, and leads to the feed', () => {
  const article = { publishedTime: '2024-12-15T12:00:00.000Z', section: 'Space Planning' }
  const metadata = pageMetadata({
    path: '/blog/x',
    title: 'X',
    description,
    article,
    image: '/images/a.webp',
  })
  expect(metadata.openGraph).toMatchObject({ type: 'article', ...article })
  expect(metadata.alternates?.types).toEqual({ 'application/rss+xml': 'http://localhost:3000/blog/feed.xml' })
})

test('the best title that fits is taken', () => {
  const long = 'x'.repeat(61)
  expect(fittingTitle([long, 'Fits'])).toBe('Fits')
  expect(fittingTitle([`${long}y`, long])).toBe(long)
  expect(fittingTitle(long)).toBe(long)
})

test('titles and descriptions out of bounds are named', () => {
  expect(seoProblems('x'.repeat(60), description)).toEqual([])
  expect(seoProblems('x'.repeat(61), 'short')).toHaveLength(2)
  expect(seoProblems('', 'x'.repeat(161))).toHaveLength(2)
  expect(() => pageMetadata({ path: '/bad', title: 'Bad', description: 'short' })).toThrow('/bad')
  expect(pageMetadata({ path: '/bad', title: 'Bad', description: 'short', noindex: true }).robots).toEqual({
    index: false,
  })
})

test('a text is cut between words', () => {
  expect(clip('Short', 10)).toBe('Short')
  expect(clip('Kitchens, baths and more', 16)).toBe('Kitchens, baths…')
  expect(clip('x'.repeat(50), 20)).toHaveLength(20)
})
