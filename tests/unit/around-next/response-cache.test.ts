import { request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { acceptedCodings } from '@/lib/around-next/compression'
import { type Exchange } from '@/lib/around-next/pipeline'
import { responseCache } from '@/lib/around-next/response-cache'
import { noteServed } from '@/lib/around-next/served-page'
import { startSite } from './site-server'

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['gzip', 'deflate', 'br', 'zstd', 'identity']],
  ['BR;q=0.5, gzip;q=0', ['br', 'identity']],
  ['gzip;q=0.0,*', ['*', 'identity']],
])('Accept-Encoding %s', (header, names) => {
  expect([...acceptedCodings(header)]).toEqual(names)
})

// Not so alike that any compression makes the same of it.
const html = `<p>${Array.from({ length: 300 }, (_, index) => `House ${(index * 7919) % 1009} in Nyack has ${index} rooms. `).join('')}</p>`

/** A page of the cache in Next's place, whose state a test can set. */
const behind = { asked: 0, seen: {} as IncomingHttpHeaders, html, revalidated: false, age: 0, cache: 'HIT' }
const pages: Record<string, (response: ServerResponse) => void> = {
  page: (response) => {
    const since = Date.now()
    noteServed({
      body: behind.html,
      freshUntil: since + (60 - behind.age) * 1000,
      isRevalidated: () => behind.revalidated,
    })
    response.setHeader('x-nextjs-cache', behind.cache)
    response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=60')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('etag', '"one"')
    response.end(behind.html)
  },
  _next: (response) => {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('content-type', 'text/css')
    response.flushHeaders()
    response.write(behind.html.slice(0, 1000))
    response.write(behind.html.slice(1000))
    response.end()
  },
  search: (response) => {
    response.setHeader('cache-control', 's-maxage=60')
    response.setHeader('content-type', 'text/html')
    response.end(behind.html)
  },
  gallery: (response) => {
    pages.search!(response)
  },
  missing: (response) => {
    response.statusCode = 404
    pages.page!(response)
  },
  estimate: (response) => {
    pages.page!(response)
  },
  cookie: (response) => {
    response.setHeader('set-cookie', 'a=b')
    pages.page!(response)
  },
}
let site: Awaited<ReturnType<typeof startSite>>
const onHit = jest.fn()
/** A step behind the cache, which changes each answer that passes it. */
const behindCache = jest.fn<void, [Exchange, () => void]>(({ response, answer }, next) => {
  answer.onHead(() => void response.setHeader('x-policy', 'strict'))
  next()
})

beforeAll(async () => {
  site = await startSite(
    [responseCache(onHit, 300_000), { name: 'behind', run: behindCache }],
    (message, response) => {
      behind.asked += 1
      behind.seen = message.headers
      pages[message.url?.split(/[/?]/)[1] ?? '']?.(response)
    },
  )
})
afterAll(() => site.end())
beforeEach(() => {
  Object.assign(behind, { asked: 0, html, revalidated: false, age: 0, cache: 'HIT' })
})

type Reply = { status?: number; headers: IncomingHttpHeaders; body: Buffer }
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((done, failed) => {
    const { port } = site
    request({ port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', failed)
      .end()
  })
const gzip = { 'accept-encoding': 'gzip' }

test('a page of the cache is asked for once, and compressed for whoever takes it', async () => {
  const first = await ask('/page/a', gzip)
  expect(behind.seen['accept-encoding']).toBeUndefined()
  const second = await ask('/page/a?utm_source=mail', gzip)
  expect(onHit).toHaveBeenCalledTimes(1)
  const plain = await ask('/page/a')
  expect(behind.asked).toBe(1)
  for (const { status, headers, body } of [first, second]) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', etag: '"one"' })
    expect(headers['x-accel-expires']).toBe('1')
    expect(headers['content-length']).toBe(String(body.length))
    expect(gunzipSync(body).toString()).toBe(html)
  }
  expect(Object.keys(second.headers)[0]).toBe('x-accel-expires')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(html)
})

test('an estimate that is asked for is answered by Next, the page without a request from here', async () => {
  await ask('/estimate')
  await ask('/estimate?utm_source=mail')
  expect(behind.asked).toBe(1)
  for (const query of ['room=both', 'level=high&room=kitchen', 'design=a_b']) await ask(`/estimate?${query}`)
  expect(behind.asked).toBe(4)
})

test('an answer that is requested again is soon smaller', async () => {
  const first = await ask('/page/again', { 'accept-encoding': 'gzip, br' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.body).toString()).toBe(html)
  let answer = first
  while (answer.body.length >= first.body.length)
    answer = await ask('/page/again', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.body).toString()).toBe(html)
  expect(behind.asked).toBe(1)
})

test('a client that has the page already gets 304', async () => {
  expect((await ask('/page/known', { ...gzip, 'if-none-match': '"one"' })).status).toBe(304)
  const again = await ask('/page/known', { 'if-none-match': '"none", W/"one"' })
  expect([again.status, again.body.length, behind.asked]).toEqual([304, 0, 1])
  expect((await ask('/page/known', { 'if-none-match': '"two"' })).status).toBe(200)
})

test('HEAD says what GET would', async () => {
  const got = await ask('/page/head', gzip)
  const head = await ask('/page/head', gzip, 'HEAD')
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
})

test('an edit is seen at once', async () => {
  await ask('/page/edited')
  behind.revalidated = true
  behind.html = '<p>New</p>'
  expect((await ask('/page/edited')).body.toString()).toBe('<p>New</p>')
  behind.revalidated = false
  await ask('/page/edited')
  await ask('/page/edited')
  expect(behind.asked).toBe(2)
})

test('a page that Next counts as overdue is left to Next, compressed all the same', async () => {
  behind.cache = 'STALE'
  await ask('/page/overdue', gzip)
  const again = await ask('/page/overdue', gzip)
  expect(again.headers['content-encoding']).toBe('gzip')
  expect(behind.asked).toBe(2)
})

test("a page's time ends here when it ends in the cache", async () => {
  behind.age = 61
  await ask('/page/aged')
  await ask('/page/aged')
  expect(behind.asked).toBe(2)
})

test.each([
  ['a page that is rendered per request', '/search', gzip],
  ['an answer that nothing is there', '/missing', gzip],
  ['an answer with a cookie', '/cookie', gzip],
  ["a part of a page for Next's router", '/page/parts', { rsc: '1' }],
  ['a piece of an answer', '/page/ranges', { range: 'bytes=0-1' }],
  ['an address written in another way', '/page/%61', gzip],
])('not held: %s', async (_, path, headers) => {
  await ask(path, headers)
  const { body } = await ask(path, headers)
  expect(body.length).toBeGreaterThan(0)
  expect(behind.asked).toBe(2)
})

test.each(['/search', '/gallery/filter/kitchen_any_any_any'])(
  '%s is compressed here, and not held',
  async (path) => {
    await ask(path, gzip)
    const { body, headers } = await ask(path, gzip)
    expect(behind.seen['accept-encoding']).toBeUndefined()
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(html)
    expect(behind.asked).toBe(2)
  },
)

test('a file of the build is taken together from its pieces and held', async () => {
  await ask('/_next/static/a.css', gzip)
  const { body, headers } = await ask('/_next/static/a.css', gzip)
  expect(gunzipSync(body).toString()).toBe(html)
  expect(headers['x-accel-expires']).toBeUndefined()
  expect(behind.asked).toBe(1)
})

test('the cache is bounded, and the last requested answers stay', async () => {
  for (let index = 0; index < 100; index += 1) await ask(`/page/many-${index}`)
  await ask('/page/many-99')
  expect(behind.asked).toBe(100)
  await ask('/page/many-0')
  expect(behind.asked).toBe(101)
})

test('an answer is kept as the steps behind have made it, also where the first was a 304', async () => {
  behindCache.mockClear()
  expect((await ask('/page/policy', { 'if-none-match': '"one"' })).status).toBe(304)
  const { headers, body } = await ask('/page/policy')
  expect(headers).toMatchObject({ 'x-policy': 'strict', 'content-type': 'text/html; charset=utf-8' })
  expect(body.toString()).toBe(html)
  expect(behindCache).toHaveBeenCalledTimes(1)
})
