// Sends generated bad requests to every endpoint, half of them as a signed-in owner: no 5xx, no hang, and the memory is released.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { fill, makeOneOfEach, serversOwn } from './doors.mjs'
import { atATime, makeSite, pause, signIn } from './site.mjs'

/** The address of every page and handler below app/, with its parameters' places. */
function endpoints(folder = path.join(import.meta.dirname, '../../app'), address = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return /^(route|page)\.tsx?$/.test(entry.name) ? [address || '/'] : []
    if (!entry.isDirectory()) return []
    const part = entry.name.startsWith('(') ? '' : `/${entry.name}`
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
  'action',
  'content',
  'ids',
  'isPublished',
  'path',
  'publishAt',
  'status',
  'text',
  'values',
  'version',
]

/** Requests that would end the owner's own session, or change the ways into the account. */
const ownersOwn = /^\/api\/(auth|account\/(sessions|password|second-factor))\//

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
  asOwner: fc.boolean(),
  cookie: fc.option(header.map((text) => `next-auth.session-token=${text.replace(/;/g, '')}`)),
  body: fc.option(body),
})

const firstLook = { more: '', query: '', type: types[0], accept: '*/*', rsc: null, cookie: null, body: '{}' }

/** Returns the server's memory once its garbage has been collected and given back, in bytes. */
async function memoryOf(site) {
  for (let turn = 0; turn < 4; turn += 1) {
    process.kill(site.pid, 'SIGUSR2')
    await pause(1000)
  }
  return site.memory()
}

export async function badRequests({ folder, short, check }) {
  const most = short ? 1_000 : 10_000
  const site = await makeSite(folder, {
    NODE_OPTIONS: `--require "${path.join(import.meta.dirname, 'collect.cjs')}"`,
  })
  await site.start()
  const owner = await signIn(site)
  const { ids } = await makeOneOfEach(site, owner.cookie)
  delete ids.staff // the owner's own
  const places = endpoints()
  let turnedAway = 0
  const ask = async (request, turn) => {
    const { method, more, query, type, accept, rsc, cookie, body: text } = request
    const place = places[request.place % places.length]
    const asOwner = request.asOwner && !ownersOwn.test(`${place}/`)
    const at =
      fill(place, asOwner ? ids : {}) + (request.place % 3 === 0 ? more : '') + (query && `?${query}`)
    const headers = { accept, 'x-forwarded-for': `198.19.${turn >> 8}.${turn & 255}` }
    if (type) headers['content-type'] = type
    if (rsc !== null) Object.assign(headers, { rsc: '1', 'next-router-state-tree': rsc })
    if (asOwner) headers.cookie = owner.cookie
    else if (cookie !== null) headers.cookie = cookie
    const start = performance.now()
    const status = await fetch(site.url + at, {
      method,
      headers,
      // Next leads a request for parts of a page to the address that belongs to its headers.
      redirect: rsc === null ? 'manual' : 'follow',
      body: method === 'GET' || method === 'HEAD' ? undefined : text,
      signal: AbortSignal.timeout(15_000),
    })
      .then(async (answer) => {
        // A stream of events goes on until its reader leaves.
        if (answer.headers.get('content-type') === 'text/event-stream') await answer.body?.cancel()
        else await answer.arrayBuffer()
        return answer.status
      })
      .catch((error) => (error.name === 'TimeoutError' ? 'hangs' : 400))
    if (asOwner && status === 401 && !serversOwn.some((ownAddress) => at.startsWith(ownAddress)))
      turnedAway += 1
    return { at: `${method} ${at}`, status, time: performance.now() - start }
  }

  const bad = []
  let slowest = 0
  const look = async (request, turn) => {
    const { at, status, time } = await ask(request, turn)
    if (status === 'hangs' || status >= 500) bad.push(`${status} ${at.slice(0, 120)}`)
    slowest = Math.max(slowest, time)
  }

  // Memory that a first look at everything takes stays: routes are loaded, pages rendered.
  const first = places.flatMap((_, place) =>
    ['GET', 'POST'].map((method) => ({ ...firstLook, place, method, asOwner: true })),
  )
  await atATime(8, first.length, (turn) => look(first[turn], turn))
  const before = await memoryOf(site)

  slowest = 0
  // A failed request is repeated with the seed that is printed.
  const seed = Number(process.env.CHAOS_SEED) || Date.now() % 2 ** 31
  const generated = fc.sample(requests, { numRuns: most, seed })
  await atATime(8, most, (turn) => look(generated[turn], turn))
  check(
    `${most} bad requests at ${places.length} addresses, half of them signed in: no 5xx, no hang`,
    bad.length === 0,
    bad.length === 0
      ? `slowest ${Math.round(slowest)} ms`
      : `CHAOS_SEED=${seed} ${bad.slice(0, 10).join(' | ')}`,
  )
  check('the owner’s were never taken for a stranger’s', turnedAway === 0, turnedAway)
  const after = await memoryOf(site)
  check(
    'the memory is back within 20 %',
    after <= before * 1.2,
    `${Math.round(before / 1e6)} MB before, ${Math.round(after / 1e6)} MB after`,
  )
  check('no stack trace of ours is written out', !/^\s+at .*\/(app|lib|components)\//m.test(site.output))
  await site.end()
}
