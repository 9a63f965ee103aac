// The mail server is down, refuses for a while, refuses for good, or hangs, while requests come in: none is lost, and none
// is told of twice once it is back.
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { makeSite, pause, send, someone, until, visit, warm } from './site.mjs'

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** A mail server that does as `mood.now` says and keeps what it takes. */
function mailServer(port, mood, taken) {
  const refuse = (code) => Object.assign(new Error('not now'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (part) => (text += part))
      stream.on('end', () => {
        if (mood.now === 'refuses for a while') return done(refuse(451))
        if (mood.now === 'refuses for good') return done(refuse(550))
        if (mood.now === 'hangs') return undefined
        taken.push(text)
        return done()
      })
    },
  })
  server.on('error', () => undefined)
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}

export async function mailAway({ folder, short, check }) {
  const most = short ? 10 : 100
  const port = await freePort()
  const mood = { now: 'takes' }
  const taken = []
  const site = await makeSite(folder, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LEADS_TO: 'owner@example.com',
  })
  await site.start()
  await warm(site)
  const told = (name) =>
    taken.filter((text) => /^To: .*owner@example\.com/im.test(text) && new RegExp(`${name}\\b`).test(text))
      .length
  const sendAll = async (what) => {
    const leads = Array.from({ length: most }, () => someone(what))
    const statuses = []
    for (let at = 0; at < most; at += 10)
      statuses.push(...(await Promise.all(leads.slice(at, at + 10).map((lead) => send(site, lead)))))
    check(
      `${what}: every request is taken`,
      statuses.every((status) => status === 201),
    )
    return leads
  }

  let server
  for (const what of ['is down', 'refuses for a while', 'hangs']) {
    mood.now = what
    if (what !== 'is down') server = await mailServer(port, mood, taken)
    const stop = visit(site)
    const leads = await sendAll(what)
    await pause(short ? 2000 : 10_000)
    const seen = await stop()
    check(`${what}: visitors' pages answer`, seen.wrong === 0 && seen.p99 < 500, JSON.stringify(seen))
    check(
      `${what}: nobody is told yet`,
      leads.every(({ name }) => told(name) === 0),
    )
    if (server) await new Promise((done) => server.close(done))
    mood.now = 'takes'
    server = await mailServer(port, mood, taken)
    await until('the owner is told of all', () => leads.every(({ name }) => told(name) > 0), 180).catch(
      () => undefined,
    )
    const counts = leads.map(({ name }) => told(name))
    check(
      `${what}: once it is back the owner is told of each, once`,
      counts.every((count) => count === 1),
      `${counts.filter((count) => count === 1).length} of ${most}`,
    )
    await new Promise((done) => server.close(done))
    server = undefined
  }

  mood.now = 'refuses for good'
  server = await mailServer(port, mood, taken)
  const leads = await sendAll('refuses for good')
  await pause(2000)
  const stored = site.leads().map(({ name }) => name)
  check(
    'refuses for good: every request is in the inbox',
    leads.every(({ name }) => stored.includes(name)),
  )
  await site.end()
  await new Promise((done) => server.close(done))
}
