// Three instances, each with its own build folder as on three hosts, behind nginx with deploy/nginx.conf, on one PostgreSQL and one Redis:
// how much they serve, and what visitors notice while one is restarted or killed, Redis or PostgreSQL dies, pages are published and
// hundreds of leads come in each second. `npm run scale` is the long form; docs/scale.md has its figures.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { tsImport } from 'tsx/esm/api'
import { measure } from '../bench/measure/load.mjs'
import { copyBuild } from '../built-site.mjs'
import { makeDatabase, startServer } from '../postgres.mjs'
import { freePort, hasNginx, startProxy } from '../proxy.mjs'
import { makeSite, pause, send, signIn, someone, until, warm } from './site.mjs'
import { visitors } from './upgrade.mjs'

const { greetAtOnce } = await tsImport('../unit/delivery/mail-server.ts', import.meta.url)

const paths = ['/', '/new-city', '/rockland/nyack/kitchen-remodeling/', '/gallery', '/contact']

/** A mail server that notes what the owner is told of, in the order in which it comes; `together` is of how many by one mail. */
async function mailServer() {
  const port = await freePort()
  const told = []
  const together = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (part) => (text += part))
      stream.on('end', () => {
        const toOwner = /\nTo: owner@example\.com/.test(text)
        const [, gathered] = /\nSubject: (\d+) new requests/.exec(text) ?? []
        const name = /Scale \d+/.exec(text)?.[0]
        if (toOwner && gathered) together.push(Number(gathered))
        else if (toOwner && name) told.push(name)
        done()
      })
    },
  })
  greetAtOnce(server)
  server.on('error', () => undefined)
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  const url = `smtp://127.0.0.1:${port}`
  return { url, told, together, end: () => new Promise((done) => server.close(done)) }
}

/** The number of clients that send requests while something is done. */
const writers = 2

const half = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

export async function scale(trial) {
  if (!hasNginx()) throw new Error('nginx is missing: apt-get install nginx, or set NGINX_PATH')
  const { startRedis } = await tsImport('../unit/instances/redis-server.ts', import.meta.url)
  const copies = ['second', 'third'].map(copyBuild)
  const data = path.join(trial.folder, 'data')
  mkdirSync(data)
  const [postgres, redis, mail] = [await startServer(), await startRedis(), await mailServer()]
  const ports = [await freePort(), await freePort(), await freePort()]
  const proxy = await startProxy({ instances: ports, limits: false })
  const together = {
    DATABASE_URL: await makeDatabase(postgres.url, 'scale'),
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    LEADS_TO: 'owner@example.com',
    SITE_URL: proxy.url,
    NEXTAUTH_SECRET: 'a-secret-of-all-instances-of-the-trial',
  }
  const sites = []
  try {
    for (const [at, port] of ports.entries())
      sites.push(
        await makeSite(
          data,
          { ...together, ...(at > 0 && { BUILD_DIR: copies[at - 1] }) },
          { port, isMade: at > 0 },
        ),
      )
    for (const site of sites) await site.start()
    for (const site of sites) await warm(site)
    await parts({ ...trial, sites, proxy, postgres, redis, mail })
  } finally {
    await proxy.end()
    await Promise.all(sites.map((site) => site.end('SIGKILL')))
    await Promise.all([redis.stop(), postgres.stop(), mail.end()])
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
}

async function parts({ sites, proxy, postgres, redis, mail, short, check, note }) {
  const { told, together } = mail
  const [one] = sites
  /** Something done while visitors read and write; what they saw. */
  const under = async (what, work, { lasting = 0 } = {}) => {
    const stop = visitors(proxy.url, short ? 4 : 20, writers)
    await pause(500)
    await work()
    await pause(lasting)
    const { answers, wrong, taken } = await stop()
    const kinds = [...new Set(wrong)].slice(0, 3).join(', ')
    const seen = `${wrong.length} of ${answers}${kinds && `: ${kinds}`}`
    note(`${what}: answers that were wrong`, seen)
    return { isClean: wrong.length === 0 && answers > 50, seen, wrong, taken }
  }
  const stored = async (names) => {
    const rows = await one.query('SELECT name, count(*) AS times FROM "Lead" GROUP BY name')
    const times = new Map(rows.map((row) => [row.name, Number(row.times)]))
    return names.every((name) => times.get(name) === 1)
  }

  const clients = short ? 50 : 200
  const load = await measure(
    paths.map((at) => proxy.url + at),
    { seconds: short ? 3 : 60, connections: clients, coding: 'br' },
  )
  note(
    `${clients} clients: answers a second, p50 and p99 in ms`,
    `${Math.round(load.perSecond)}, ${load.p50.toFixed(1)}, ${load.p99.toFixed(1)}`,
  )
  if (load.refused > 0)
    note(
      `${clients} clients: ${load.refused} were no 200`,
      [...load.heads, proxy.errors()].join('\n').slice(0, 4_000),
    )
  check(`${clients} clients: no answer is wrong`, load.refused === 0 && load.answers > 0, load.answers)

  const { cookie } = await signIn(proxy)
  const ask = async (method, address, body) => {
    const answer = await fetch(one.url + address, {
      method,
      headers: { cookie, 'content-type': 'application/json', origin: proxy.url },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const hero = (title) => [{ id: 'hero-1', type: 'hero', config: { title } }]
  let page = await ask('POST', '/api/pages', {
    ...{ title: 'Scale', slug: 'scale', isPublished: true },
    components: hero('Round 0'),
  })
  let round = 0
  /** Publishes; how long it took until every instance showed it, and one behind nginx, in milliseconds. */
  const publish = async () => {
    const title = `Round ${(round += 1)}`
    const shows = async (url) => (await (await fetch(`${url}/scale`)).text()).includes(title)
    for (const site of sites) await shows(site.url)
    page = await ask('PUT', `/api/pages/${page.id}`, { components: hero(title), version: page.version })
    const begun = performance.now()
    const took = (url) => until(`${url} shows it`, () => shows(url), 15).then(() => performance.now() - begun)
    const times = await Promise.all([...sites, proxy].map(({ url }) => took(url)))
    return { instances: Math.max(...times.slice(0, -1)), proxied: times.at(-1) }
  }
  const publishing = async (what, rounds) => {
    const all = []
    for (let count = 0; count < rounds; count += 1) all.push(await publish())
    const words = (times) => `${Math.round(half(times))}, ${Math.round(Math.max(...times))}`
    const every = all.map(({ instances }) => instances)
    note(`${what}: until every instance shows it, ms: half, slowest`, words(every))
    note(`${what}: until nginx does, ms: half, slowest`, words(all.map(({ proxied }) => proxied)))
    // On a machine that all of them and their clients share: tests/chaos/instances.mjs holds it to a second.
    check(`${what}: every instance shows it`, Math.max(...every) < 5_000, words(every))
  }
  const published = await under('publishing', () => publishing('publishing under load', short ? 3 : 30))
  check('publishing: no answer is wrong', published.isClean, published.seen)

  const killed = await under(
    'an instance is killed',
    async () => {
      await sites[2].end('SIGKILL')
      await pause(short ? 1_000 : 10_000)
      await sites[2].start()
    },
    { lasting: 1_000 },
  )
  // Its requests in progress are lost: nginx gives no POST to two instances. The form's script sends it again (decision 015).
  const inHand = killed.wrong.filter((wrong) => wrong.startsWith('POST'))
  check(
    'an instance is killed: no page is wrong, and no request but those that it had in hand',
    killed.wrong.length === inHand.length && inHand.length <= writers,
    killed.seen,
  )
  check('an instance is killed: each request is there, once', await stored(killed.taken), killed.taken.length)

  if (!short) {
    const rolled = await under('all are restarted', async () => {
      for (const site of sites) {
        await site.end()
        await site.start()
        // nginx has to trust it again before the next one goes (fail_timeout).
        await pause(6_000)
      }
    })
    check('all are restarted: no answer is wrong', rolled.isClean, rolled.seen)
    check('all are restarted: each request is there, once', await stored(rolled.taken), rolled.taken.length)

    const without = await under('Redis is killed', async () => {
      await redis.halt()
      await publishing('without Redis', 10)
      await redis.resume()
    })
    check('Redis is killed: no answer is wrong', without.isClean, without.seen)

    const away = await under(
      'PostgreSQL is killed',
      async () => {
        await postgres.halt()
        await pause(10_000)
        await postgres.resume()
      },
      { lasting: 5_000 },
    )
    note('PostgreSQL is killed: requests taken meanwhile', away.taken.length)
    const isThere = () => stored(away.taken)
    check(
      'PostgreSQL is killed: each request that was taken is there, once',
      await until('all are stored', isThere, 120).catch(() => false),
      away.taken.length,
    )
    // Pages that are rendered for each request need the database; all others are there.
    const isExpected = (wrong) => wrong.startsWith('/search')
    check(
      'PostgreSQL is killed: pages stay',
      away.wrong.every(isExpected),
      [...new Set(away.wrong)].join(', ') || 'all',
    )
  }

  // In a flood one mail tells the owner of what has gathered; the trial lets the hours pass.
  const letAnHourPass = () =>
    one.query(
      `UPDATE "Outbox" SET "sentAt" = NULL WHERE kind = 'lead-notification' AND status = 'sent'`,
      `UPDATE "Outbox" SET "nextTryAt" = "createdAt" WHERE kind = 'lead-notification' AND status = 'waiting' AND "lastError" LIKE 'Postponed:%'`,
    )
  const areAllTold = async () => {
    const waiting = `SELECT id FROM "Outbox" WHERE kind = 'lead-notification' AND status = 'waiting'`
    return (await one.query(waiting)).length === 0
  }
  // An hour's mails are twenty: what came before may take several.
  for (let hours = 0; hours < 20 && !(await areAllTold()); hours += 1) {
    await letAnHourPass()
    await until('the owner is told of some', areAllTold, 10).catch(() => undefined)
  }
  check('leads: the owner is told of what came before', await areAllTold())
  await letAnHourPass()
  told.length = together.length = 0

  const seconds = short ? 1 : 60
  const all = Array.from({ length: 100 * seconds }, () => someone('Scale'))
  const begun = performance.now()
  /** When each was sent and answered. */
  const sent = new Map()
  const answered = new Map()
  // Visitors' browsers do this each by itself (0.02 s); here one processor would have to do it for all, a hundred times a second.
  const proofs = []
  const statuses = await Promise.all(
    all.map(async (lead, at) => {
      await pause(begun + at * 10 - performance.now())
      sent.set(lead.name, performance.now())
      const status = await send(proxy, lead, { seconds: 60, later: (prove) => proofs.push(prove) })
      answered.set(lead.name, performance.now())
      return status
    }),
  )
  const took = (performance.now() - begun) / 1000
  const times = all.map(({ name }) => answered.get(name) - sent.get(name)).sort((a, b) => a - b)
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(0)
  note('leads: a second, p50 and p99 in ms', `${(all.length / took).toFixed(0)}, ${at(0.5)}, ${at(0.99)}`)
  check(
    `leads: all of ${all.length} are taken`,
    statuses.every((status) => status === 201),
    [...new Set(statuses)].join(),
  )
  const names = all.map(({ name }) => name)
  const areThere = await until('all are stored', () => stored(names), 120).catch(() => false)
  check('leads: each is there, once', areThere)
  for (const prove of proofs) await prove()
  note('leads: asked for a proof', proofs.length)
  const waits = performance.now()
  const toldOf = () => together.reduce((sum, gathered) => sum + gathered, told.length)
  // An hour's mails are twenty.
  for (let hours = 0; toldOf() < all.length && hours < all.length; hours += 1) {
    const enough = Math.min(all.length, toldOf() + 20)
    await until('the owner is told of some', () => toldOf() >= enough, 30).catch(() => undefined)
    await letAnHourPass()
  }
  note('leads: seconds until the owner was told of the last', ((performance.now() - waits) / 1000).toFixed(0))
  const ownNames = told.filter((name) => names.includes(name))
  check(
    'leads: the owner is told of each, once',
    toldOf() === all.length && new Set(ownNames).size === ownNames.length && ownNames.length >= 20,
    `${ownNames.length} by a mail each, ${together.join(' and ')} together`,
  )
  // Of two who ask at the same moment either may be first.
  let earliest = Infinity
  const isOrdered = ownNames.toReversed().every((name) => {
    earliest = Math.min(earliest, answered.get(name))
    return sent.get(name) <= earliest
  })
  check('leads: who was answered before another one asked is told of first', isOrdered)
}
