// The attacks that once worked, against a running site. While each runs a visitor's page answers, a real request is taken,
// the owner can sign in, and the disk stays as it is.
import { connect } from 'node:net'
import path from 'node:path'
import { folderSize, makeSite, pause, send, signIn, someone, until, visit } from './site.mjs'

const json = { 'content-type': 'application/json' }
const quietly = (answer) => answer.then((got) => got.arrayBuffer()).catch(() => undefined)

/** So many times `ask`, eight at a time. */
async function times(count, ask) {
  let next = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < count) await ask(next++)
    }),
  )
}

const attack = {
  'long queries': (site, few) =>
    times(few ? 12 : 60, (turn) =>
      quietly(fetch(`${site.url}/${['login', 'search', '', 'api/pages'][turn % 4]}?${'q&'.repeat(7000)}`)),
    ),
  'empty posts from many addresses': (site, few) =>
    times(few ? 1300 : 5000, (turn) =>
      quietly(
        fetch(`${site.url}/api/contact`, {
          method: 'POST',
          headers: { ...json, 'x-forwarded-for': `2001:db8:${turn.toString(16)}::1` },
          body: '{}',
        }),
      ),
    ),
  'valid posts from one address': (site, few) =>
    times(few ? 150 : 600, (turn) =>
      quietly(
        fetch(`${site.url}/api/contact`, {
          method: 'POST',
          headers: { ...json, 'x-forwarded-for': '192.0.2.66' },
          body: JSON.stringify({ ...someone('Flood'), key: undefined, message: `flood ${turn}` }),
        }),
      ),
    ),
  'guessing the owner’s password': async (site, few) => {
    await times(few ? 60 : 400, (turn) =>
      signIn(site, `198.51.100.${turn % 250}`, `wrong-password-${turn}`).catch(() => null),
    )
  },
  'unknown addresses': (site, few) =>
    times(few ? 300 : 3000, (turn) =>
      quietly(fetch(`${site.url}/${turn % 2 ? 'blog/' : ''}nothing-${turn}-${Date.now()}`)),
    ),
  'long bodies at the sign-in': (site, few) =>
    times(few ? 6 : 30, (turn) =>
      quietly(
        fetch(`${site.url}/api/auth/${turn % 2 ? 'signout' : 'callback/credentials'}`, {
          method: 'POST',
          headers: { 'content-type': turn % 3 ? 'application/x-www-form-urlencoded' : 'application/json' },
          body: turn % 3 ? 'k=1&'.repeat(2_000_000) : `{"a":"${'x'.repeat(8_000_000)}"}`,
        }),
      ),
    ),
  'half-sent requests': async (site, few) => {
    const { port } = new URL(site.url)
    const sockets = Array.from({ length: few ? 200 : 800 }, () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      socket.write(
        'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      )
      return socket
    })
    await pause(few ? 3000 : 10_000)
    for (const socket of sockets) socket.destroy()
  },
}

export async function attacks({ folder, short, check }) {
  const site = await makeSite(folder)
  await site.start()
  for (const visited of [
    '/new-city',
    '/rockland/nyack/kitchen-remodeling/',
    '/contact',
    '/login',
    '/search?q=tile',
  ])
    await quietly(fetch(site.url + visited))
  // The owner's own device has signed in before.
  check('the owner signs in', (await signIn(site)) !== null)
  const build = path.join(process.cwd(), process.env.BUILD_DIR ?? '.next', 'server')
  for (const [what, run] of Object.entries(attack)) {
    const before = folderSize(folder) + folderSize(build)
    const stop = visit(site)
    const running = run(site, short)
    await pause(300)
    const lead = someone('Real')
    const status = await send(site, lead, { from: '203.0.113.9' })
    await running
    const seen = await stop()
    const signedIn = await until('sign-in', () => signIn(site), 20).catch(() => null)
    check(`${what}: a visitor’s page answers`, seen.wrong === 0 && seen.p99 < 500, JSON.stringify(seen))
    check(
      `${what}: a real request is taken, and isn’t taken for spam`,
      status === 201 && site.leads().some(({ name, status: is }) => name === lead.name && is === 'new'),
      status,
    )
    check(`${what}: the owner can sign in`, signedIn !== null)
    const grown = folderSize(folder) + folderSize(build) - before
    check(`${what}: the disk doesn’t fill`, grown < 8_000_000, `${Math.round(grown / 1000)} kB`)
  }
  await site.end()
}
