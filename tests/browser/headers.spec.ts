import { execFileSync } from 'node:child_process'
import { expect, test } from './fixtures'

for (const path of [
  '/',
  '/contact',
  '/thank-you',
  '/privacy',
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
]) {
  test(`the Observatory gives ${path} at least 115`, ({ baseURL }) => {
    const output = execFileSync(process.execPath, ['tests/observatory.mjs', `${baseURL}${path}`], {
      encoding: 'utf8',
    })
    const { score, results } = JSON.parse(output) as { score: number; results: string[] }
    expect(score, results.join('\n')).toBeGreaterThanOrEqual(115)
  })
}

test('static and dynamic pages carry a strict policy: no unsafe-inline for scripts', async ({ request }) => {
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
})

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
