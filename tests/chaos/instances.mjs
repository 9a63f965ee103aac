// Two instances of one build, each with its own build folder as on two hosts, on one PostgreSQL and one Redis: what is published on one
// shows there at once and on the other within a second, also while Redis is gone or silent; they share limits, sessions and payloads.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { copyBuild } from '../built-site.mjs'
import { makeDatabase, startServer } from '../postgres.mjs'
import { makeSite, signIn, until, visit } from './site.mjs'

export async function instances({ folder, short, check, note }) {
  const { startRedis } = await tsImport('../unit/instances/redis-server.ts', import.meta.url)
  const [postgres, redis] = [await startServer(), await startRedis()]
  const copied = copyBuild('second')
  const data = path.join(folder, 'data')
  mkdirSync(data)
  const together = {
    DATABASE_URL: await makeDatabase(postgres.url, 'instances'),
    REDIS_URL: redis.url,
    NEXTAUTH_SECRET: 'a-secret-of-both-instances-of-the-trial',
  }
  const firstSite = await makeSite(data, together)
  const there = { ...together, SITE_URL: firstSite.url, BUILD_DIR: copied }
  const secondSite = await makeSite(data, there, { isMade: true })
  const both = [firstSite, secondSite]
  try {
    await Promise.all(both.map((site) => site.start()))
    await trials({ one: firstSite, other: secondSite, both, redis, rounds: short ? 5 : 30, check, note })
  } finally {
    await Promise.all(both.map((site) => site.end('SIGKILL')))
    await Promise.all([redis.stop(), postgres.stop()])
    rmSync(copied, { recursive: true, force: true })
  }
}

async function trials({ one, other, both, redis, rounds, check, note }) {
  const { cookie } = await signIn(one)
  const ask = async (site, method, address, body) => {
    const answer = await fetch(site.url + address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const text = (site, address) => fetch(site.url + address).then((answer) => answer.text())
  const isUp = async (site) => (await (await fetch(`${site.url}/readyz`)).json()).checks.redis.status === 'ok'
  const allUp = () =>
    until('Redis is noticed', async () => (await Promise.all(both.map(isUp))).every(Boolean))
  const allDown = () => until('it is noticed', async () => !(await Promise.all(both.map(isUp))).some(Boolean))

  await allUp()
  const signedIn = async (site) =>
    (await fetch(`${site.url}/api/auth/user`, { headers: { cookie } })).status === 200
  check('a session counts on both', (await signedIn(one)) && (await signedIn(other)))

  const hero = (title) => [{ id: 'hero-1', type: 'hero', config: { title } }]
  const pageFields = { title: 'Shared', slug: 'shared', isPublished: true, components: hero('Round 0') }
  check('an address that isn’t there yet', (await fetch(`${other.url}/shared`)).status === 404)
  let page = await ask(one, 'POST', '/api/pages', pageFields)
  let round = 0
  /** Publishes on one and the other in turn; how long it took until the other showed it, in milliseconds. */
  const publish = async () => {
    round += 1
    const [from, to] = round % 2 ? [one, other] : [other, one]
    // Both have it in front of Next.
    for (const site of [from, to, to]) await text(site, '/shared')
    const body = { components: hero(`Round ${round}`), version: page.version }
    page = await ask(from, 'PUT', `/api/pages/${page.id}`, body)
    const begun = performance.now()
    const isOwnCurrent = (await text(from, '/shared')).includes(`Round ${round}`)
    await until('the other shows it', async () => (await text(to, '/shared')).includes(`Round ${round}`), 10)
    return { own: isOwnCurrent, milliseconds: Math.round(performance.now() - begun) }
  }
  const publishing = async (what) => {
    const all = []
    for (let count = 0; count < rounds; count += 1) all.push(await publish())
    const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
    const [middle, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)]
    check(
      `${what}: what was saved shows at once where it was saved`,
      all.every(({ own }) => own),
    )
    // The slowest of a few on a busy machine may wait for the machine.
    check(`${what}: and within a second on the other`, middle < 1_000 && slowest < 3_000)
    note(`${what}: until the other shows it, ms: half, slowest`, `${middle}, ${slowest}`)
  }
  await publishing('together')

  const payloadIn = (html) => /data-src="(\/payload\/[\w-]+\.js)/.exec(html)?.[1]
  const payload = payloadIn(await text(one, '/shared'))
  check('a page’s payload is had from either', (await fetch(other.url + payload)).status === 200, payload)

  await ask(one, 'POST', '/api/redirects', { from: '/old/way', to: '/shared' })
  const led = async () => (await fetch(`${other.url}/old/way`, { redirect: 'manual' })).status === 308
  check('a redirect leads on from the other', await until('it leads', led, 3).catch(() => false))

  /** Returns how many requests of one client, sent to both in turn, are let through. */
  const letThrough = async (from, count) => {
    let passed = 0
    for (let turn = 0; turn < count; turn += 1) {
      const { url } = both[turn % 2]
      const answer = await fetch(`${url}/preview/none`, { headers: { 'x-forwarded-for': from } })
      if (answer.status !== 429) passed += 1
    }
    return passed
  }
  check('limits count together', (await letThrough('198.51.100.1', 70)) === 60)

  const away = async (what, take, bring) => {
    const stops = both.map((site) => visit(site))
    await take()
    await allDown()
    await publishing(what)
    const seen = await Promise.all(stops.map((stop) => stop()))
    check(
      `${what}: both serve`,
      seen.every(({ wrong }) => wrong === 0),
      JSON.stringify(seen),
    )
    const ready = await Promise.all(both.map((site) => fetch(`${site.url}/readyz`)))
    check(
      `${what}: both are ready`,
      ready.every(({ status }) => status === 200),
    )
    const html = await text(one, '/shared')
    check(`${what}: a page needs no other instance’s payload`, !payloadIn(html) && html.includes('__next_f'))
    check(`${what}: each counts by itself`, (await letThrough(`198.51.100.${round}`, 140)) === 120)
    await bring()
    await allUp()
    check(`${what}: together again after`, (await letThrough(`198.51.101.${round}`, 70)) === 60)
    await publishing(`after ${what}`)
  }
  await away('gone', redis.halt, redis.resume)
  await away('silent', redis.freeze, redis.thaw)

  await redis.halt()
  await other.end()
  await ask(one, 'PUT', `/api/pages/${page.id}`, { components: hero('While down'), version: page.version })
  await other.start()
  const otherText = await text(other, '/shared')
  check('started without Redis: shows what was published while it was down', otherText.includes('While down'))
  await redis.resume()
  await allUp()

  await fetch(`${one.url}/api/auth/csrf`, { headers: { cookie } })
    .then(async (answer) => {
      const { csrfToken } = await answer.json()
      const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
      return fetch(`${one.url}/api/auth/signout`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie: [cookie, ...cookies].join('; '),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ csrfToken, json: 'true' }),
      })
    })
    .then((answer) => answer.text())
  check('signing out of one ends the session on both', !(await signedIn(one)) && !(await signedIn(other)))
  const told = one.output.split('Redis does not answer').length - 1
  check('each outage is told of once', told === 3, told)
  check('and nothing of where Redis is', !both.some(({ output }) => output.includes('redis://')))
}
