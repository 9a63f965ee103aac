// Generated bad requests at every endpoint: no 5xx, no hang, and the memory comes back.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { makeSite, pause, until } from './site.mjs'

/** Every handler's address below app/, with something in the place of its parameters. */
function endpoints(folder = path.join(import.meta.dirname, '../../app'), address = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return /^(route|page)\.tsx?$/.test(entry.name) ? [address || '/'] : []
    if (!entry.isDirectory()) return []
    const part = entry.name.startsWith('(') ? '' : `/${entry.name.replace(/^\[+.*\]+$/, 'something')}`
    return endpoints(path.join(folder, entry.name), address + part)
  })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'image/png',
  '',
]
const header = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, ''))
const names = [
  'name',
  'email',
  'phone',
  'message',
  'projectType',
  'key',
  'slug',
  'title',
  'components',
  '__proto__',
  'constructor',
  'town',
]

const body = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.dictionary(fc.constantFrom(...names), fc.anything({ maxDepth: 2 })).map((value) => {
    try {
      return JSON.stringify(value) ?? ''
    } catch {
      return '{}'
    }
  }),
  fc
    .dictionary(fc.constantFrom(...names), fc.string({ maxLength: 300 }))
    .map((value) => new URLSearchParams(value).toString()),
  fc.nat(60_000).map((size) => 'x'.repeat(size)),
  fc.nat(3000).map((depth) => '['.repeat(depth)),
)

const requests = fc.record({
  place: fc.nat(),
  method: fc.constantFrom(...methods),
  more: fc.webPath().map((text) => text.slice(0, 80)),
  query: fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((text) => text.slice(0, 200)),
  ),
  type: fc.constantFrom(...types),
  accept: header,
  rsc: fc.option(header),
  cookie: fc.option(header.map((text) => `next-auth.session-token=${text.replace(/;/g, '')}`)),
  body: fc.option(body),
})

export async function badRequests({ folder, short, check }) {
  const most = short ? 1_500 : 10_000
  const site = await makeSite(folder)
  await site.start()
  const places = endpoints()
  const ask = async ({ place, method, more, query, type, accept, rsc, cookie, body: text }, from) => {
    const at = places[place % places.length] + (place % 3 === 0 ? more : '') + (query ? `?${query}` : '')
    const headers = { accept, 'x-forwarded-for': `198.19.${from >> 8}.${from & 255}` }
    if (type) headers['content-type'] = type
    if (rsc !== null) Object.assign(headers, { rsc: '1', 'next-router-state-tree': rsc })
    if (cookie !== null) headers.cookie = cookie
    const start = performance.now()
    const status = await fetch(site.url + at, {
      method,
      headers,
      redirect: 'manual',
      body: method === 'GET' || method === 'HEAD' ? undefined : text,
      signal: AbortSignal.timeout(15_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      (error) => (error.name === 'TimeoutError' ? 'hangs' : 400),
    )
    return { at: `${method} ${at}`, status, time: performance.now() - start }
  }

  // What a first look at everything needs stays: routes are loaded, pages rendered.
  for (const [at] of places.entries())
    for (const method of ['GET', 'POST'])
      await ask(
        {
          place: at * 3 + 1,
          method,
          more: '',
          query: '',
          type: types[0],
          accept: '*/*',
          rsc: null,
          cookie: null,
          body: '{}',
        },
        1,
      )
  await pause(1000)
  const before = site.memory()

  const generated = fc.sample(requests, most)
  const bad = []
  let slowest = 0
  for (let at = 0; at < generated.length; at += 8) {
    const answers = await Promise.all(
      generated.slice(at, at + 8).map((request, index) => ask(request, (at + index) % 60_000)),
    )
    for (const { at: what, status, time } of answers) {
      if (status === 'hangs' || status >= 500) bad.push(`${status} ${what.slice(0, 120)}`)
      slowest = Math.max(slowest, time)
    }
  }
  check(
    `${most} bad requests at ${places.length} addresses: no 5xx, no hang`,
    bad.length === 0,
    bad.length === 0 ? `slowest ${Math.round(slowest)} ms` : bad.slice(0, 10).join(' | '),
  )
  // Garbage goes when it is collected: the server is asked for a page now and then until it has been.
  let after = site.memory()
  await until(
    'the memory comes back',
    async () => {
      await fetch(`${site.url}/contact`).then((answer) => answer.arrayBuffer())
      after = Math.min(after, site.memory())
      return after <= before * 1.2
    },
    short ? 45 : 120,
  ).catch(() => undefined)
  check(
    'the memory is back within 20 %',
    after <= before * 1.2,
    `${Math.round(before / 1e6)} MB before, ${Math.round(after / 1e6)} MB after`,
  )
  check('no stack trace of ours is written out', !/^\s+at .*\/(app|lib|components)\//m.test(site.output))
  await site.end()
}
