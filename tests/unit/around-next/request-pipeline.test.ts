import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { answerableRequest, readableUrl } from '@/lib/around-next/normalize-request'
import { designPath } from '@/lib/business/design-path'
import { addRedirect } from '@/lib/data/redirects'
import { requestPipeline } from '@/lib/http/request-pipeline'
import { dataPolicy, developmentPagePolicy } from '@/lib/policy'
import { temporaryDatabase } from '../data/temporary-database'
import { startSite } from './site-server'

temporaryDatabase()

/** The pipeline without the step that writes to the database seconds later. */
const steps = () => requestPipeline().filter(({ name }) => name !== 'missing pages')

test.each([
  ['/', '/'],
  ['/search?q=tile', '/search?q=tile'],
  ['/%', '/%25'],
  ['/%ff/100%25', '/%25ff/100%2525'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['*', '/'],
  ['http://evil.example/admin?x=1', '/admin?x=1'],
  ['/index', '/index.html'],
  ['/index/', '/index.html'],
  ['/index-of-tiles', '/index-of-tiles'],
  // A kitchen whose finishes are all named is a page of its own; anything else is the visualizer as it is.
  [
    '/design?metal=a&floor=b-1&splash=c&counter=d&island=e&cabinets=f',
    '/design/shared/f_e_d_c_b-1_a?metal=a&floor=b-1&splash=c&counter=d&island=e&cabinets=f',
  ],
  ['/design?cabinets=sage', '/design?cabinets=sage'],
  [
    '/design?cabinets=../x&island=e&counter=d&splash=c&floor=b&metal=a',
    '/design?cabinets=../x&island=e&counter=d&splash=c&floor=b&metal=a',
  ],
])('%s is read as %s', (askedUrl, read) => {
  expect(readableUrl(askedUrl, designPath)).toBe(read)
})

test('a query is cut where no honest one ends', () => {
  const read = readableUrl(`/login?${'q&'.repeat(7000)}`)
  expect(read).toMatch(/^\/login\?(q&)+q?$/)
  expect(read.length).toBeLessThan(2100)
  const campaign = `/?utm_source=mail&gclid=${'a'.repeat(300)}`
  expect(readableUrl(campaign)).toBe(campaign)
})

test.each([
  ['GET', '/contact', 'GET', '/contact'],
  ['HEAD', '/contact', 'HEAD', '/contact'],
  ['POST', '/api/contact', 'POST', '/api/contact'],
  ['POST', '/login?x=1', 'GET', '/login?x=1'],
  ['DELETE', '/contact', 'DELETE', '/api/auth/user'],
  ['TRACE', '/', 'DELETE', '/api/auth/user'],
  ['OPTIONS', '/sitemaps/2.xml', 'DELETE', '/api/auth/user'],
  ['OPTIONS', '/api/contact', 'OPTIONS', '/api/contact'],
])('%s %s is answered as %s %s', (method, url, ...answered) => {
  expect(Object.values(answerableRequest(method, url))).toEqual(answered)
})

describe('on a server', () => {
  /** Returns the request as a handler gets it, and the answer's headers. */
  async function through(
    path: string,
    options: { method?: string; headers?: Record<string, string> } = {},
    ownHeaders: Record<string, string> = {},
  ) {
    let seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'> | undefined
    const site = await startSite(steps(), (message, answer) => {
      const { method, url, headers } = message
      seen = { method, url, headers }
      for (const [name, value] of Object.entries(ownHeaders)) answer.setHeader(name, value)
      answer.end()
    })
    const { port } = site
    const headers = await new Promise<IncomingHttpHeaders>((done, failed) => {
      request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
        answer.resume().on('end', () => done(answer.headers))
      })
        .on('error', failed)
        .end()
    })
    await site.end()
    return { seen: seen!, headers }
  }

  test('the server sees what is made of it', async () => {
    expect((await through('/', { method: 'TRACE' })).seen).toMatchObject({
      method: 'DELETE',
      url: '/api/auth/user',
    })
  })

  test('a router state that is none is taken away, a true one stays', async () => {
    const seen = async (tree: string) =>
      (await through('/', { headers: { 'next-router-state-tree': tree } })).seen.headers[
        'next-router-state-tree'
      ]
    expect(await seen('%5B%22%22%2C%7B%7D%5D')).toBe('%5B%22%22%2C%7B%7D%5D')
    for (const wrong of ['x', '%', '{}', '%7B%7D', '1']) expect(await seen(wrong)).toBeUndefined()
  })

  test('nothing looks like a form that Next would handle itself, but those that the site reads', async () => {
    const headers = { 'next-action': 'abc', 'content-type': 'multipart/form-data; boundary=x', rsc: '1' }
    const { seen } = await through('/api/nothing', { method: 'POST', headers })
    expect(seen.headers['next-action']).toBeUndefined()
    expect(seen.headers.rsc).toBeUndefined()
    expect((await through('/', { headers })).seen.headers.rsc).toBe('1')
    expect(seen.headers['content-type']).toBe('application/octet-stream')
    for (const path of ['/api/contact', '/api/visits']) {
      const form = await through(path, { method: 'POST', headers })
      expect(form.seen.headers['content-type']).toBe(headers['content-type'])
    }
  })

  test('every answer has a policy: its own, else one that allows nothing', async () => {
    const ownHeaders = { 'content-security-policy': "default-src 'self'" }
    expect((await through('/', {}, ownHeaders)).headers['content-security-policy']).toBe("default-src 'self'")
    expect((await through('/')).headers['content-security-policy']).toBe(dataPolicy)
  })

  test('under next dev a page may run its scripts and shows Next’s own error; what is no page may do nothing', async () => {
    const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    const site = await startSite(steps(), ({ url }, answer) => {
      answer.statusCode = url === '/broken' ? 500 : 200
      answer.setHeader('content-type', url === '/data' ? 'application/json' : 'text/html; charset=utf-8')
      answer.end('as it is')
    })
    replaced.restore()
    for (const [path, policy] of [
      ['/', developmentPagePolicy],
      ['/broken', developmentPagePolicy],
      ['/data', dataPolicy],
    ] as const) {
      const answer = await fetch(site.url + path)
      expect(answer.headers.get('content-security-policy')).toBe(policy)
      expect(await answer.text()).toBe('as it is')
    }
    await site.end()
  })

  test('no shared cache keeps a page that may be unpublished', async () => {
    const caching = async (value: string) =>
      (await through('/', {}, { 'cache-control': value })).headers['cache-control']
    expect(await caching('s-maxage=3600, stale-while-revalidate=31532400')).toBe(
      'public, max-age=0, must-revalidate',
    )
    expect(await caching('public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable')
  })

  describe('an error that Next would fill by script', () => {
    type Middleware = (request: object, response: object, next: () => void) => void
    const compress = jest.requireActual<() => Middleware>('next/dist/compiled/compression')()
    const empty = `<html id="__next_error__">${'<script>x</script>'.repeat(200)}</html>`

    /** The answer of a server that compresses as Next's does. */
    async function answered(status: number, type: string, more: Record<string, string> = {}) {
      const site = await startSite(steps(), (message, answer) =>
        compress(message, answer, () => {
          answer.statusCode = status
          for (const [name, value] of Object.entries({ 'content-type': type, ...more }))
            answer.setHeader(name, value)
          answer.write(empty)
          answer.end()
        }),
      )
      const answers = []
      for (const encoding of ['gzip', 'identity']) {
        const answer = await fetch(site.url, { headers: { 'accept-encoding': encoding } })
        answers.push({ policy: answer.headers.get('content-security-policy'), text: await answer.text() })
      }
      await site.end()
      return answers
    }

    test('is a page of ours with the telephone number, zipped or not', async () => {
      for (const { policy, text } of await answered(500, 'text/html; charset=utf-8')) {
        expect(policy).toContain("style-src 'unsafe-inline'")
        expect(policy).not.toContain('script-src')
        expect(text).toContain('<h1>Something broke on our side</h1>')
        expect(text).toContain('href="tel:+18455550142"')
        expect(text).not.toContain('__next_error__')
      }
    })

    test.each([
      [500, 'application/json', {}],
      [200, 'text/html', {}],
      [404, 'text/html', {}],
      [503, 'text/html', { 'content-security-policy': "default-src 'self'" }],
    ])('nothing else is touched: %s %s %j', async (status, type, more) => {
      for (const { text } of await answered(status, type, more)) expect(text).toBe(empty)
    })
  })
})

describe('an address that has moved', () => {
  /** A server that answers everything with this status and page, asked without following. */
  async function ask(path: string, { status = 404, method = 'GET', streamed = false } = {}) {
    const site = await startSite(steps(), (_, answer) => {
      answer.statusCode = status
      answer.setHeader('content-type', 'text/html')
      answer.setHeader('content-encoding', 'gzip')
      answer.setHeader('x-content-type-options', 'nosniff')
      const page = gzipSync('<p>Not here</p>')
      if (streamed) {
        answer.writeHead(status)
        answer.write(page.subarray(0, 5))
        answer.end(page.subarray(5))
      } else answer.end(page)
    })
    const answer = await fetch(`${site.url}${path}`, { method, redirect: 'manual' })
    const body = await answer.text()
    await site.end()
    return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers, body }
  }
  beforeEach(async () => {
    await addRedirect({ fromPath: '/old/page', toPath: '/services' })
    await addRedirect({ fromPath: '/kitchen-remodel.html', toPath: '/rockland/kitchen-remodeling/' })
    await addRedirect({ fromPath: '/café', toPath: '/contact' })
    await addRedirect({ fromPath: '/2019/05/costs', toPath: '/blog/costs' })
    await addRedirect({ fromPath: '/admin/old', toPath: '/contact' })
  })

  test.each([
    ['/old/page', '/services'],
    ['/old/page/', '/services'],
    ['/Old/Page?utm_source=card&gclid=1', '/services?utm_source=card&gclid=1'],
    ['/kitchen-remodel.HTML', '/rockland/kitchen-remodeling/'],
    ['/caf%C3%A9', '/contact'],
    ['/2019/05/costs/', '/blog/costs'],
  ])('%s leads to %s where nothing is found', async (from, to) => {
    for (const streamed of [false, true]) {
      const { status, location, headers, body } = await ask(from, { streamed })
      expect({ status, location, body }).toEqual({ status: 308, location: to, body: '' })
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(headers.get('content-encoding')).toBeNull()
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe(dataPolicy)
    }
  })

  test('Next’s own redirects come once, with the query', async () => {
    const site = await startSite(steps(), (_, answer) => {
      answer.statusCode = 308
      answer.setHeader('location', ['/contact', '/contact'])
      answer.end('/contact')
    })
    const locationOf = async (path: string) =>
      (await fetch(`${site.url}${path}`, { redirect: 'manual' })).headers.get('location')
    expect(await locationOf('/was')).toBe('/contact')
    expect(await locationOf('/was?gclid=1')).toBe('/contact?gclid=1')
    await site.end()
  })

  test('existing addresses, the staff area, and requests that write stay as they are', async () => {
    expect(await ask('/old/page', { status: 200 })).toMatchObject({ status: 200, body: '<p>Not here</p>' })
    expect((await ask('/old/page', { status: 500 })).status).toBe(500)
    expect((await ask('/admin/old')).status).toBe(404)
    expect((await ask('/elsewhere')).body).toBe('<p>Not here</p>')
    expect((await ask('/old/page', { method: 'HEAD' })).status).toBe(308)
  })
})
