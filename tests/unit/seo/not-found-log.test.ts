import { logNotFound, missedPath, refererOf } from '@/lib/not-found/not-found-log'
import { startSite } from '../around-next/site-server'

test.each([
  ['GET', '/old-page?utm=1', '/old-page'],
  ['GET', '/caf%C3%A9', '/café'],
  ['GET', '/rockland/nowhere/', '/rockland/nowhere/'],
  ['POST', '/old-page', null],
  ['GET', '/_next/static/x.js', null],
  ['GET', '/api/nothing', null],
  ['GET', '/wp-login.php', null],
  ['GET', '/.env', null],
  ['GET', '/%ff', null],
])('%s %s is counted as %s', (method, url, expected) => {
  expect(missedPath({ method, url })).toBe(expected)
})

test('a prefetched address counts only once somebody opens it', () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' }
  expect(missedPath({ method: 'GET', url: '/old-page', headers })).toBeNull()
})

test('of a referrer nothing is kept but site and path', () => {
  const of = (referer?: string) => refererOf({ headers: { referer } })
  expect(of('https://example.com/a?email=x#y')).toBe('https://example.com/a')
  expect(of('nonsense')).toBe('')
  expect(of('javascript:alert(1)')).toBe('')
  expect(of()).toBe('')
})

test('finished answers with status 404 are counted together, after a while', async () => {
  const counted: unknown[] = []
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const step = logNotFound((...call: unknown[]) => Promise.resolve(void counted.push(call)))
  const site = await startSite([step], (request, response) => {
    response.statusCode = request.url === '/here' ? 200 : 404
    response.end()
  })
  const base = site.url
  await fetch(`${base}/gone`, { headers: { referer: 'https://example.com/list' } })
  await fetch(`${base}/gone?again`)
  await fetch(`${base}/here`)
  await fetch(`${base}/also-gone`)
  expect(counted).toEqual([])
  await jest.advanceTimersByTimeAsync(5_000)
  expect(counted).toEqual([
    ['/gone', 'https://example.com/list', 2],
    ['/also-gone', '', 1],
  ])
  jest.useRealTimers()
  await site.end()
})
