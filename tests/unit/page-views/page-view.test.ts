import { type Exchange } from '@/lib/around-next/pipeline'
import { write } from '@/lib/data/client'
import { listPageViews } from '@/lib/data/page-views'
import { countPageViews, flushPageViews } from '@/lib/page-views/counter'
import { isPerson, pageOf } from '@/lib/page-views/page-view'
import { campaignOf, sourceOf } from '@/lib/page-views/source'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

type Asked = { method?: string; url?: string; status?: number; headers?: Record<string, string> }

/** Answers a request through the step, and returns what it counts. */
async function viewOf({ method = 'GET', url = '/', status = 200, headers = {} }: Asked) {
  await write((db) => db.pageView.deleteMany())
  const request = { method, url, headers: { host: 'example.com', 'user-agent': chrome, ...headers } }
  const ends: (() => void)[] = []
  const exchange = {
    request,
    response: { statusCode: status },
    onFinish: (run: () => void) => ends.push(run),
  }
  countPageViews.run(exchange as unknown as Exchange, () => ends.forEach((end) => end()))
  await flushPageViews()
  return (await listPageViews({ from: '2000-01-01', to: '2999-12-31' }))[0]
}

test('a page that a person gets is a view, new or as the browser has it', async () => {
  expect(await viewOf({ url: '/rockland/nyack/kitchen-remodeling/?a=b' })).toEqual({
    count: 1,
    path: '/rockland/nyack/kitchen-remodeling',
    source: 'direct',
    campaign: '',
  })
  expect((await viewOf({ status: 304, headers: { 'user-agent': safari } }))?.path).toBe('/')
})

test.each<[string, Asked]>([
  ['another method', { method: 'HEAD' }],
  ['a page that isn’t there', { url: '/gone', status: 404 }],
  ['a redirect', { url: '/old', status: 308 }],
  ['a script', { url: '/_next/static/a.js' }],
  ['a script of a page', { url: '/_back.js' }],
  ['a picture', { url: '/media/a.webp' }],
  ['a call', { url: '/api/portfolio' }],
  ['a staff screen', { url: '/admin/leads' }],
  ['a feed', { url: '/blog/feed.xml' }],
  ['a private link', { url: '/visit/abcdefghijkl' }],
  ['a private preview', { url: '/preview/abcdefghijkl' }],
  ['a page of staff', { headers: { cookie: 'a=b; __Host-next-auth.session-token=x' } }],
  ['a page of somebody who was signed in', { headers: { cookie: 'staff-hint=1' } }],
  ['a page fetched ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a page that Next’s router fetches ahead', { headers: { 'next-router-prefetch': '1' } }],
  ['a part of a page', { headers: { rsc: '1' } }],
  ['a page of a search engine', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a page of a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
  ['a page of nobody', { headers: { 'user-agent': '' } }],
])('%s is none', async (_, requestHeaders) => {
  expect(await viewOf(requestHeaders)).toBeUndefined()
})

test('browsers are people, within apps too', () => {
  expect(isPerson(`${safari} [FBAN/FBIOS;FBAV/500.0]`)).toBe(true)
  expect(isPerson('Mozilla/5.0 HeadlessChrome/143.0')).toBe(false)
})

test('a campaign and its source are those of the link', async () => {
  const url = '/winter-offer?utm_source=Newsletter&utm_campaign=Winter%20Offer'
  const headers = { referer: 'https://mail.google.com/' }
  expect(await viewOf({ url, headers })).toEqual({
    count: 1,
    path: '/winter-offer',
    source: 'newsletter',
    campaign: 'winter-offer',
  })
  expect(campaignOf('Winter_Offer')).toBe('winter-offer')
  expect((await viewOf({ url: '/?gclid=abc' }))?.source).toBe('google-ads')
})

test('a source is a site by one name, and our own pages are one', () => {
  const sources = {
    'https://www.google.com/': 'google',
    'https://www.google.co.uk/search?q=kitchen': 'google',
    'android-app://com.google.android.googlequicksearchbox/': 'google',
    'https://l.facebook.com/l.php?u=x': 'facebook',
    'https://www.nyacknewsandviews.com/2026/11/kitchens': 'nyacknewsandviews.com',
    'https://notgoogle.com/': 'notgoogle.com',
    'https://example.com/nyack': 'site',
    'about:blank': 'direct',
  }
  for (const [referrer, source] of Object.entries(sources))
    expect([referrer, sourceOf({ referrer }, 'example.com')]).toEqual([referrer, source])
})

test('filters of the gallery are one page', () => {
  const pages = ['/gallery', '/gallery/filter/kitchen_any_any_any', '/gallery/filter', '/gallery/oak-kitchen']
  expect(pages.map(pageOf)).toEqual(['/gallery', '/gallery', '/gallery/filter', '/gallery/oak-kitchen'])
})

test('kitchens of the visualizer are one page', () => {
  expect(['/design', '/design/', '/design/shared/oak-quartz', '/design/condo'].map(pageOf)).toEqual([
    '/design',
    '/design',
    '/design',
    '/design/condo',
  ])
})
