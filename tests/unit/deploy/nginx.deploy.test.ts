import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import nextConfig from '@/next.config'
import { hasNginx, startProxy } from '@/tests/proxy.mjs'
import { precompress } from '@/deploy/precompress.mjs'
import { ask, instance, until } from './proxied'

// deploy/nginx.conf in a real nginx, in front of servers that say what the site says about keeping (decisions 033 and 046).

type Proxy = Awaited<ReturnType<typeof startProxy>>
const folder = mkdtempSync(path.join(tmpdir(), 'showroom-nginx-test-'))
const script = `export const words = ${JSON.stringify('a kitchen in Nyack '.repeat(200))}`
let words = 'first'
/** True if the second instance has the payload; only one has those of the old build. */
let isGone = false
let first: Awaited<ReturnType<typeof instance>>
let second: Awaited<ReturnType<typeof instance>>
let proxy: Proxy

const answer =
  (name: string): Parameters<typeof instance>[0] =>
  ({ url = '', method = '' }, response, body) => {
    response.setHeader('x-instance', name)
    if (method === 'GET' && url.startsWith('/page')) {
      if (isGone) {
        response.statusCode = 404
        response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
      } else {
        response.setHeader('x-accel-expires', '1')
        response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
        response.setHeader('vary', 'rsc, Accept-Encoding')
      }
    }
    // Headers that no instance would send; the proxy keeps none of these answers all the same.
    if (/^\/(?:api|admin|login)/.test(url)) response.setHeader('x-accel-expires', '60')
    if (url.startsWith('/payload/') || url.startsWith('/_next/')) {
      if (url.includes('old') && name === 'second') response.statusCode = 404
      else response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    }
    if (url === '/api/dies') return void response.destroy()
    response.end(`${words} ${body.length}`)
  }

beforeAll(async () => {
  if (!hasNginx()) throw new Error('nginx is missing: apt-get install nginx, or set NGINX_PATH')
  const release = path.join(folder, 'release')
  for (const [name, text] of [
    ['.next/static/chunks/a.js', script],
    ['.next/static/chunks/tiny.js', 'x'],
    ['public/images/a.webp', 'a picture'],
  ] as const) {
    mkdirSync(path.dirname(path.join(release, name)), { recursive: true })
    writeFileSync(path.join(release, name), text)
  }
  precompress({ release, build: '.next', folder: path.join(folder, 'files') })
  first = await instance(answer('first'))
  second = await instance(answer('second'))
  proxy = await startProxy({ instances: [first.port, second.port], files: path.join(folder, 'files') })
})
afterAll(async () => {
  await proxy?.end()
  await first?.end().catch(() => undefined)
  await second?.end()
  rmSync(folder, { recursive: true, force: true })
})
const requestCount = () => first.asked.length + second.asked.length
/** Requests a page as often as it takes to have it cached, each time as somebody else. */
const rush = (address: string) =>
  Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      ask(proxy.url + address, { headers: { 'x-trial-client': `203.0.113.${at}` } }),
    ),
  )
const lastAsked = () => [...first.asked, ...second.asked].at(-1)

test('the site learns who asks, whatever a client says of itself, and by what name', async () => {
  await ask(`${proxy.url}/search?q=x`, {
    headers: { 'x-trial-client': '203.0.113.9', 'x-forwarded-for': '1.2.3.4', host: 'example.com' },
  })
  const { headers } = [...first.asked, ...second.asked].find(({ url }) => url === '/search?q=x')!
  // TRUST_PROXY=1 believes the last one (lib/limits/client-address.ts).
  expect(headers['x-forwarded-for']).toBe('1.2.3.4, 203.0.113.9')
  expect([headers.host, headers['x-forwarded-proto']]).toEqual(['example.com', 'http'])
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
})

test('the site sees each view of a page; in a rush the page is cached, in each coding and for each name', async () => {
  const before = requestCount()
  for (let turn = 0; turn < 20; turn += 1) await ask(`${proxy.url}/page/calm`)
  expect(requestCount() - before).toBe(20)

  // The beginning of five seconds, so that all of this lies within them.
  await until(() => (Date.now() % 5000 < 300 ? true : undefined))
  await rush('/page')
  const rushed = requestCount()
  const cacheOf = async (headers: object) => (await ask(`${proxy.url}/page`, { headers })).headers['x-cache']
  expect(await cacheOf({})).toMatch(/HIT|STALE|UPDATING/)
  for (let turn = 0; turn < 20; turn += 1) await cacheOf({})
  expect(requestCount() - rushed).toBeLessThan(5)
  for (const otherHeaders of [{ 'accept-encoding': 'br' }, { host: 'other.example' }, { rsc: '1' }])
    expect([otherHeaders, await cacheOf(otherHeaders)]).toEqual([otherHeaders, 'MISS'])
})

test('staff see at once what was saved, and then everybody does', async () => {
  await rush('/page/staff')
  words = 'edited'
  const staff = await ask(`${proxy.url}/page/staff`, { headers: { cookie: 'a=b; staff-hint=1' } })
  expect(staff.text).toBe('edited 0')
  expect((await ask(`${proxy.url}/page/staff`)).text).toBe('edited 0')
})

test('nothing is kept of staff screens and calls', async () => {
  for (const address of ['/admin', '/admin/leads', '/login', '/api/chat-leads', '/api/pages/1']) {
    const before = requestCount()
    await ask(proxy.url + address)
    await ask(proxy.url + address)
    expect([address, requestCount() - before]).toEqual([address, 2])
  }
})

test('a page is fetched anew behind the visitor’s back, and never shown when it is older than five seconds', async () => {
  // The beginning of five seconds, so that all of this lies within them.
  await until(() => (Date.now() % 5000 < 300 ? true : undefined))
  words = 'old'
  const begun = Date.now()
  await rush('/page/behind')
  words = 'new'
  const stale = await until(async () => {
    const got = await ask(`${proxy.url}/page/behind`)
    return got.headers['x-cache'] === 'HIT' ? undefined : got
  })
  expect([stale.headers['x-cache'], stale.text]).toEqual(['STALE', 'old 0'])
  await until(async () => ((await ask(`${proxy.url}/page/behind`)).text === 'new 0' ? true : undefined))
  expect(Date.now() - begun).toBeLessThan(5_000)

  // Taken away, its place is taken by nothing that may be kept.
  isGone = true
  await until(async () => ((await ask(`${proxy.url}/page/behind`)).status === 404 ? true : undefined), 6)
  isGone = false
})

test('a part of a page and a file have places of their own, and old files are found where they still are', async () => {
  const file = await ask(`${proxy.url}/_next/static/chunks/a.js`)
  expect([file.status, file.text]).toEqual([200, script])
  const before = requestCount()
  const gzip = await ask(`${proxy.url}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script])
  const picture = await ask(`${proxy.url}/images/a.webp`)
  expect([picture.headers['content-type'], picture.text]).toEqual(['image/webp', 'a picture'])
  expect(requestCount()).toBe(before)
  // As the site gives them out itself.
  const rules = (await nextConfig.headers?.()) ?? []
  const headers = rules.find(({ source }) => source === '/:path*')?.headers ?? []
  expect(headers.length).toBeGreaterThan(5)
  for (const { key, value } of headers) expect([key, file.headers[key.toLowerCase()]]).toEqual([key, value])
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')

  for (const address of ['/_next/static/chunks/old.js', '/payload/old.js', '/payload/old-too.js'])
    expect([address, (await ask(proxy.url + address)).status]).toEqual([address, 200])
  const countBefore = requestCount()
  expect((await ask(`${proxy.url}/payload/old.js`)).headers['x-cache']).toBe('HIT')
  expect(requestCount()).toBe(countBefore)
})

test('Brotli beside a file is what was there', () => {
  const compressedFile = path.join(folder, 'files/_next/static/chunks/a.js.br')
  expect(brotliDecompressSync(readFileSync(compressedFile)).toString()).toBe(script)
})

test('metrics are nobody’s, the state is this machine’s', async () => {
  const from = { headers: { 'x-trial-client': '203.0.113.9' } }
  expect((await ask(`${proxy.url}/metrics`)).status).toBe(404)
  expect(lastAsked()?.url).not.toBe('/metrics')
  expect((await ask(`${proxy.url}/readyz`, from)).status).toBe(403)
  expect((await ask(`${proxy.url}/readyz`)).status).toBe(200)
  expect((await ask(`${proxy.url}/healthz`, from)).status).toBe(200)
})

test('a body that is too large is refused in words, for a person and for a script', async () => {
  const post = (address: string, bytes: number) =>
    ask(proxy.url + address, { method: 'POST', body: Buffer.alloc(bytes) })
  const page = await post('/contact', 1.2e6)
  expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html'])
  expect(page.text).toContain('This is too large')
  const call = await post('/api/pages', 6e6)
  expect([call.status, call.headers['content-type']]).toEqual([413, 'application/problem+json'])
  expect(JSON.parse(call.text)).toMatchObject({ status: 413, title: 'Too large' })
  // Bodies that the site takes, or refuses in its own words.
  expect((await post('/api/pages', 4.5e6)).status).toBe(200)
  expect((await post('/api/media', 15.5e6)).status).toBe(200)
  expect((await post('/api/media', 18e6)).status).toBe(413)
  expect((await post('/api/blog/import/look', 20.5e6)).status).toBe(200)
})

test('a client with too many requests waits, others don’t', async () => {
  const many = async (address: string, count: number, headers: object, method = 'GET') => {
    const got = await Promise.all(
      Array.from({ length: count }, () => ask(proxy.url + address, { method, headers })),
    )
    return got.filter(({ status }) => status === 429)
  }
  const stranger = { 'x-trial-client': '198.51.100.7' }
  const refused = await many('/search?q=a', 240, stranger)
  expect(refused.length).toBeGreaterThan(20)
  expect([refused[0]?.headers['retry-after'], refused[0]?.headers['content-type']]).toEqual([
    '10',
    'text/html',
  ])
  expect(
    (await ask(`${proxy.url}/search?q=a`, { headers: { 'x-trial-client': '198.51.100.8' } })).status,
  ).toBe(200)
  const tries = await many('/api/auth/callback/credentials', 40, stranger, 'POST')
  expect(tries.length).toBeGreaterThan(10)
  expect(JSON.parse(tries[0]!.text)).toMatchObject({ status: 429, title: 'Too many requests' })
  // One host has a whole /64, and is one client as on the site itself.
  const sixes = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ask(`${proxy.url}/api/auth/callback/credentials`, {
        method: 'POST',
        headers: { 'x-trial-client': `2001:db8:1:2::${(at + 1).toString(16)}` },
      }),
    ),
  )
  expect(sixes.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  const otherClient = { 'x-trial-client': '2001:db8:1:3::1' }
  expect(await many('/api/auth/callback/credentials', 1, otherClient, 'POST')).toEqual([])
})

test('the log has no address, query or token', async () => {
  await ask(`${proxy.url}/preview/a-token?x=secret`, { headers: { 'x-trial-client': '203.0.113.77' } })
  await ask(`${proxy.url}/visit/a-token`, { headers: { 'x-trial-client': '2001:db8:1:2::99' } })
  const log = await until(() => (/visit/.test(proxy.log()) ? proxy.log() : undefined))
  expect(log).toMatch(/^203\.0\.113\.0 .*"GET \/preview\/\.\.\." 200/m)
  expect(log).toMatch(/^2001:db8:1:: .*"GET \/visit\/\.\.\." 200/m)
  expect(log).not.toMatch(/a-token|secret|203\.0\.113\.77|::99/)
})

test('an instance that is gone is not noticed, and no message goes out twice', async () => {
  const before = requestCount()
  const died = await ask(`${proxy.url}/api/dies`, { method: 'POST', body: 'a lead' })
  expect([died.status, died.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(died.text)).toMatchObject({ status: 503, title: 'Back in a moment' })
  expect(requestCount() - before).toBe(1)

  await first.end()
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      at % 2
        ? ask(`${proxy.url}/page/${at}`)
        : ask(`${proxy.url}/api/contact`, { method: 'POST', body: '{}' }),
    ),
  )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(second.asked.filter(({ url }) => url === '/api/contact')).toHaveLength(15)
})

test('TLS for its name only, modern, and plain addresses lead there', async () => {
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const certificateArguments = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=example.com',
  ]
  execFileSync('openssl', ['req', ...certificateArguments, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const secure = await startProxy({ instances: [second.port], certificate: { certificate, key } })
  const { port } = secure as { port: number }
  const shake = (options: tls.ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
        resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`)
        socket.destroy()
      })
      socket.on('error', () => resolve('refused'))
    })
  try {
    expect(secure.warnings).toEqual([])
    expect(await shake({ servername: 'example.com', ALPNProtocols: ['h2'] })).toBe('TLSv1.3 h2')
    expect(await shake({ servername: 'example.com', maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 false')
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    expect(await shake({ servername: 'example.com', ...old })).toBe('refused')
    expect(await shake({ servername: 'other.example' })).toBe('refused')
    const plain = await ask(`${secure.plainUrl}/contact?a=b`, { headers: { host: 'example.com' } })
    expect([plain.status, plain.headers.location]).toEqual([308, 'https://example.com/contact?a=b'])
  } finally {
    await secure.end()
  }
})
