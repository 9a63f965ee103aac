// The mail server is down, refuses for a while, hangs, or refuses permanently, while requests come in: none is lost, and none is announced
// twice once it is back and, after a permanent refusal, an owner has retried them. One email announces many requests of an hour; the
// trial lets the hours pass.
import { SMTPServer } from 'smtp-server'
import { tsImport } from 'tsx/esm/api'
import { freePort } from '../proxy.mjs'
import { makeSite, pause, send, signIn, someone, until, visit, warm } from './site.mjs'

const { greetAtOnce } = await tsImport('../unit/delivery/mail-server.ts', import.meta.url)

/** A mail server that does as `mood.now` says and keeps what it takes. */
function mailServer(port, mood, takenMails) {
  const refuse = (code) => Object.assign(new Error('not now'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (part) => (text += part))
      stream.on('end', () => {
        if (mood.now === 'refuses for a while') return done(refuse(451))
        if (mood.now === 'refuses for good') return done(refuse(550))
        if (mood.now === 'hangs') return undefined
        takenMails.push(text)
        return done()
      })
    },
  })
  greetAtOnce(server)
  server.on('error', () => undefined)
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}

export async function mailAway({ folder, short, check }) {
  const most = short ? 10 : 100
  const port = await freePort()
  const mood = { now: 'takes' }
  const takenMails = []
  const site = await makeSite(folder, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LEADS_TO: 'owner@example.com',
  })
  await site.start()
  await warm(site)
  const toldTo = (address, { name }) =>
    takenMails.filter((text) => text.includes(`\nTo: ${address}`) && new RegExp(`${name}\\b`).test(text))
      .length
  const told = (lead) => toldTo('owner@example.com', lead)
  const failed = async () => {
    const rows = await site.query(
      `SELECT name FROM "Outbox" JOIN "Lead" ON "Lead".id = "leadId" WHERE kind = 'lead-notification' AND "Outbox".status = 'failed'`,
    )
    return rows.map(({ name }) => name)
  }
  /** Takes the owner's mails for sent long ago, and what is postponed for due. */
  const letAnHourPass = () =>
    site.query(
      `UPDATE "Outbox" SET "sentAt" = NULL WHERE kind = 'lead-notification' AND status = 'sent'`,
      `UPDATE "Outbox" SET "nextTryAt" = "createdAt" WHERE kind = 'lead-notification' AND status = 'waiting' AND "lastError" LIKE 'Postponed:%'`,
    )
  const all = []
  // A day's confirmations are limited.
  const confirmed = () => all.filter((lead) => toldTo(lead.email, lead) > 0).length
  const areConfirmed = () => confirmed() >= Math.min(all.length, 199)

  let server
  for (const what of ['is down', 'refuses for a while', 'hangs', 'refuses for good']) {
    mood.now = what
    if (what !== 'is down') server = await mailServer(port, mood, takenMails)
    const stop = visit(site)
    const leads = Array.from({ length: most }, () => someone(what))
    const statuses = []
    for (let at = 0; at < most; at += 10)
      statuses.push(...(await Promise.all(leads.slice(at, at + 10).map((lead) => send(site, lead)))))
    all.push(...leads)
    check(
      `${what}: every request is taken`,
      statuses.every((status) => status === 201),
    )
    await pause(short ? 2000 : 10_000)
    if (what === 'refuses for good') {
      const areFailed = async () => {
        await letAnHourPass()
        const names = await failed()
        return leads.every(({ name }) => names.includes(name))
      }
      check(`${what}: each is put down as failed`, await until('failed', areFailed, 60).catch(() => false))
    }
    const seen = await stop()
    check(`${what}: visitors' pages answer`, seen.wrong === 0 && seen.slow < 500, JSON.stringify(seen))
    check(
      `${what}: nobody is told yet`,
      leads.every((lead) => told(lead) === 0),
    )
    if (server) await new Promise((done) => server.close(done))
    mood.now = 'takes'
    server = await mailServer(port, mood, takenMails)
    if (what === 'refuses for good') {
      const { cookie } = await signIn(site)
      await fetch(`${site.url}/api/deliveries`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'retry-failed' }),
      })
    }
    const areTold = async () => {
      if (leads.every((lead) => told(lead) > 0) && areConfirmed()) return true
      await letAnHourPass()
      return false
    }
    await until('all are told', areTold, 180).catch(() => undefined)
    const once = leads.filter((lead) => told(lead) === 1).length
    check(`${what}: once it is back the owner is told of each, once`, once === most, `${once} of ${most}`)
    check(`${what}: homeowners as well`, areConfirmed(), `${confirmed()} of ${all.length}`)
    await new Promise((done) => server.close(done))
    server = undefined
  }

  const twice = all.filter((lead) => told(lead) > 1 || toldTo(lead.email, lead) > 1).length
  check('nobody was told twice, owner or homeowner', twice === 0, twice)
  await site.end()
}
