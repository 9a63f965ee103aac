import { execFileSync } from 'node:child_process'
import { expect, test } from './fixtures'
import { type Site } from './site'

// A program of its own reads some thirty answers.
test.slow()

/** Holds these answers at 115 points or more. */
function expectGoodScores({ url }: Site, paths: string[], cookie = '') {
  const output = execFileSync(
    process.execPath,
    ['tests/observatory.mjs', ...paths.map((path) => url + path)],
    { encoding: 'utf8', env: { ...process.env, COOKIE: cookie } },
  )
  const scores = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { address: string; score: number; results: string[] })
  expect(scores).toHaveLength(paths.length)
  expect(scores.filter(({ score }) => score < 115)).toEqual([])
}

test('the Observatory gives every kind of answer at least 115', ({ site }) =>
  expectGoodScores(site, [
    '/',
    '/contact',
    '/estimate',
    '/estimate?room=both',
    '/thank-you',
    '/privacy',
    '/accessibility',
    '/login',
    '/login/forgot',
    '/login/reset',
    '/search?q=tile',
    '/rockland/nyack/kitchen-remodeling/',
    '/no-such-page',
    '/index',
    '/%ff',
    '/api/pages',
    '/api/contact',
    '/api/auth/csrf',
    '/api/chat-leads',
    '/robots.txt',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/images/hero-kitchen.webp',
    '/media/none/none.webp',
    '/og/0/rockland/nowhere/custom-cabinets.jpg',
    '/payload/none.js',
    '/healthz',
    '/readyz',
    '/metrics',
  ]))

test('so it does for what staff see and make', async ({ site, own, request, session }) => {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { slug } = await own.page([{ type: 'hero', config: { title: 'Hello' } }], { isPublished: true })
  const html = await (await request.get('/rockland/nyack/kitchen-remodeling/')).text()
  const [picture = ''] = /\/og\/[^"]+/.exec(html) ?? []
  const [payload = ''] = /\/payload\/[\w-]+\.js/.exec(html) ?? []
  expectGoodScores(site, ['/admin', '/admin/leads', '/api/leads/news'], cookie)
  expectGoodScores(site, [`/${slug}`, picture, payload])
})

test(
  'static and dynamic pages carry a strict policy: no unsafe-inline for scripts',
  { tag: '@journey' },
  async ({ request }) => {
    const missing = ['/no-such-page', '/admin/no-such-page', '/login/no-such-page']
    for (const path of ['/', '/blog', '/login', '/login/reset', '/admin', ...missing]) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
      expect(scripts, path).toMatch(/'(sha256|nonce)-/)
      expect(scripts, path).not.toMatch(/unsafe/)
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      // A page obeys all that it is given: under two, no script runs.
      expect(policy.match(/default-src/g), path).toHaveLength(1)
    }
  },
)

test('staff, API and search pages are kept out of search engines', async ({ request }) => {
  for (const path of ['/admin', '/login', '/login/reset', '/search', '/api/auth/user']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  }
})

test('both spellings of an address answer, upper case leads to lower case', async ({ request }) => {
  for (const path of [
    '/contact',
    '/contact/',
    '/gallery/',
    '/services/',
    '/rockland/nyack/kitchen-remodeling',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  const upper = await request.get('/rockland/Nyack/Kitchen-Remodeling/', { maxRedirects: 0 })
  expect(upper.status()).toBe(308)
  expect(upper.headers().location).toMatch(/\/rockland\/nyack\/kitchen-remodeling\/$/)
})
