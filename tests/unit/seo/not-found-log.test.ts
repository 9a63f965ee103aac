import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { missedPath, refererOf, watchNotFound } from '@/lib/not-found/not-found-log'

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

test('what a browser asks for ahead counts only once somebody goes there', () => {
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
  watchNotFound((...call) => Promise.resolve(void counted.push(call)))
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/here' ? 200 : 404
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
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
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
