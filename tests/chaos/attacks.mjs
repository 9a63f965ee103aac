// Attacks that once worked, against a running site. During each, a visitor's page answers, a real request is taken, the owner signs in,
// and the disk doesn't fill.
import { connect } from 'node:net'
import path from 'node:path'
import { atATime, folderSize, makeSite, pause, send, signIn, someone, visit, warm } from './site.mjs'

const quietly = (answer) => answer.then((got) => got.arrayBuffer()).catch(() => undefined)
const flood = (site, from, lead) =>
  quietly(
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(lead),
    }),
  )
const valid = (message) => ({ ...someone('Flood'), key: undefined, message })
/** As long as the form takes it or beyond, no two alike. */
const long = (turn) => `${turn} `.padEnd(turn % 2 ? 30_000 : 15_000, 'All work and no play. ')

const longForm = Buffer.from('k=1&'.repeat(750_000))
const longJson = Buffer.from(`{"a":"${'x'.repeat(3_000_000)}"}`)

/** So often in the short form and in the long one, half as many at a time in the short one, and on until what runs beside it is done. */
const repeated =
  (few, many, ask, clients = 8) =>
  (site, short, goOn) =>
    atATime(short ? clients / 2 : clients, short ? few : many, (turn) => ask(site, turn), goOn)

const attack = {
  'long queries': repeated(12, 60, (site, turn) =>
    quietly(fetch(`${site.url}/${['login', 'search', '', 'api/pages'][turn % 4]}?${'q&'.repeat(7000)}`)),
  ),
  'empty posts from many addresses': repeated(1300, 5000, (site, turn) =>
    flood(site, `2001:db8:${turn.toString(16)}::1`, {}),
  ),
  'valid posts from one address': repeated(150, 600, (site, turn) =>
    flood(site, '192.0.2.66', valid(`flood ${turn}`)),
  ),
  'long messages from one address': repeated(300, 1200, (site, turn) =>
    flood(site, '192.0.2.67', valid(long(turn))),
  ),
  'guessing the owner’s password': repeated(60, 400, (site, turn) =>
    signIn(site, { from: `198.51.100.${turn % 250}`, password: `wrong-password-${turn}` }).catch(() => null),
  ),
  'unknown addresses': repeated(300, 3000, (site, turn) =>
    quietly(
      fetch(
        `${site.url}/${['', 'blog/', 'gallery/', 'rockland/', 'rockland/nyack/'][turn % 5]}nothing-${turn}-${Date.now()}`,
      ),
    ),
  ),
  'long bodies at the sign-in': repeated(
    6,
    30,
    (site, turn) =>
      quietly(
        fetch(`${site.url}/api/auth/${turn % 2 ? 'signout' : 'callback/credentials'}`, {
          method: 'POST',
          headers: { 'content-type': turn % 3 ? 'application/x-www-form-urlencoded' : 'application/json' },
          body: turn % 3 ? longForm : longJson,
        }),
      ),
    // Making them costs the same machine more than refusing them.
    2,
  ),
  'half-sent requests': async (site, short, goOn) => {
    const { port } = new URL(site.url)
    const sockets = Array.from({ length: short ? 200 : 800 }, () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      socket.write(
        'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      )
      return socket
    })
    for (let turn = 0; turn < (short ? 10 : 50) || goOn(); turn += 1) await pause(200)
    for (const socket of sockets) socket.destroy()
  },
}

/** Returns how long an owner waits to be signed in, in milliseconds; null if that is refused. */
async function timeToSignIn(site, as) {
  const start = performance.now()
  const signedIn = await signIn(site, as).catch(() => null)
  return signedIn && Math.round(performance.now() - start)
}

export async function attacks({ folder, short, check }) {
  const site = await makeSite(folder)
  await site.start()
  await warm(site)
  const { device } = await signIn(site)
  const build = path.join(process.cwd(), process.env.BUILD_DIR ?? '.next', 'server')
  let turn = 0
  for (const [what, run] of Object.entries(attack)) {
    const before = folderSize(folder) + folderSize(build)
    const stop = visit(site)
    let done = false
    const running = run(site, short, () => !done)
    await pause(300)
    const lead = someone('Real')
    turn += 1
    const [status, known, stranger] = await Promise.all([
      send(site, lead, { from: '203.0.113.9' }),
      timeToSignIn(site, { device }),
      timeToSignIn(site, { from: `203.0.113.${100 + turn}` }),
      pause(1000),
    ])
    done = true
    await running
    const seen = await stop()
    check(`${what}: a visitor’s page answers`, seen.wrong === 0 && seen.slow < 500, JSON.stringify(seen))
    check(
      `${what}: a real request is taken, and isn’t taken for spam`,
      status === 201 &&
        (await site.leads()).some(({ name, status: is }) => name === lead.name && is === 'new'),
      status,
    )
    for (const [where, took] of [
      ['on a known device', known],
      ['on a new one', stranger],
    ])
      check(`${what}: the owner signs in meanwhile, ${where}`, took !== null && took < 3000, took)
    const grown = folderSize(folder) + folderSize(build) - before
    check(
      `${what}: the disk doesn’t fill`,
      grown < (short ? 12_000_000 : 20_000_000),
      `${Math.round(grown / 1000)} kB`,
    )
  }
  await site.end()
}
