import { write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { oldestWaiting, outboxSummary } from '@/lib/data/deliveries'
import { bringForward } from '@/lib/data/outbox'
import { updateProfile } from '@/lib/data/settings'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { smsChannel } from '@/lib/delivery/sms'
import { createWorker } from '@/lib/delivery/worker'
import { parseEnv } from '@/lib/env'
import { confirmAtFor } from '@/lib/leads/confirm-at'
import { temporaryDatabase } from '../data/temporary-database'
import { shown, startMailServer } from './mail-server'

temporaryDatabase()

const textService = {
  SMS_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  SMS_AUTH_TOKEN: 'x',
  SMS_FROM: '+18455550100',
  SMS_TO: '+18455550101',
}

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: server.url, ...textService })
})
afterAll(async () => {
  for (const name of ['SMTP_URL', ...Object.keys(textService)]) delete process.env[name]
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
  server.state.mood = 'accept'
})

const minute = 60_000
const day = 24 * 60 * minute
const siteUrl = 'https://kitchens.test'

/** A site's channels, on a clock that shows no moment twice and goes on by more when told. */
function site(settings: { LEADS_TO?: string; MAIL_FROM?: string } = { LEADS_TO: 'owner@kitchens.test' }) {
  let ahead = 1_000
  const now = () => new Date(Date.now() + (ahead += 1))
  const env = parseEnv({ SMTP_URL: server.url, SITE_URL: siteUrl, ...settings })
  const texts: string[] = []
  const provider = { send: ({ body }: { body: string }) => Promise.resolve(void texts.push(body)) }
  const channels = [mailChannel({ env, now }), smsChannel(provider, { to: '+18455550101', siteUrl, now })]
  /** A process that has just started: what it knows is in the outbox. */
  const start = () => createWorker({ channels, now, random: () => 1 })
  return { now, pass: (milliseconds: number) => void (ahead += milliseconds), texts, start }
}

const send = (from: number, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => from + index).reduce(async (before, number) => {
    await before
    await createLead({ source: 'contact', name: `Lead ${number}.`, phone: '845 555 0199', ...more })
  }, Promise.resolve())
const toOwner = () => server.received.filter(({ to }) => to.includes('owner@kitchens.test'))
const subjects = () => toOwner().map(({ head }) => shown(head.get('subject')))
const confirmed = () => server.received.flatMap(({ to }) => to).filter((to) => to.endsWith('@home.test'))
const rows = (kind: string) => write((db) => db.outbox.findMany({ where: { kind }, orderBy: { id: 'asc' } }))

describe('a flood of leads', () => {
  test('is sent one by one up to twenty within an hour, then as one message for all, each lead once', async () => {
    const { start, pass, texts } = site()
    await send(1, 20)
    await start().round()
    expect(toOwner()).toHaveLength(20)
    expect(texts).toHaveLength(20)
    await send(21, 5)
    await start().round()
    expect(toOwner()).toHaveLength(20)
    for (const row of await rows('lead-notification'))
      if (row.status === 'waiting')
        expect(row).toMatchObject({
          attempts: 0,
          lastError: expect.stringMatching(/^Postponed: 20/) as string,
        })
    // A postponed message isn't late, and an answer of the mail server doesn't bring it forward.
    expect(await outboxSummary()).toMatchObject({ waiting: 10, postponed: 10, oldestWaiting: null })
    await bringForward(['lead-notification'], new Date())
    await send(26, 2)
    pass(15 * minute)
    await start().round()
    expect(subjects().slice(20)).toEqual(['7 new requests: Lead 21. and 6 more'])
    for (const number of [21, 22, 23, 24, 25, 26, 27]) expect(toOwner()[20]?.raw).toContain(`Lead ${number}.`)
    expect(texts.slice(20)).toEqual([
      expect.stringMatching(/^New request: Lead 21\..* And 6 more: https:\/\/kitchens\.test\/admin\/leads$/),
    ])
    for (const row of [...(await rows('lead-notification')), ...(await rows('lead-sms'))])
      expect(row).toMatchObject({ status: 'sent', lastError: '' })
    // Once it is over each lead has its own again, at once.
    pass(60 * minute)
    await send(28, 1)
    await start().round()
    expect(subjects().slice(21)).toEqual([expect.stringContaining('New request from Lead 28.')])
    expect(texts).toHaveLength(22)
  }, 20_000)

  test('loses nothing when the mail server refuses the one message for all', async () => {
    const { start, pass } = site()
    await send(1, 20)
    await start().round()
    await send(21, 3)
    await start().round()
    pass(15 * minute)
    server.state.mood = { message: 451 }
    await start().round()
    expect(toOwner()).toHaveLength(20)
    server.state.mood = 'accept'
    for (let round = 0; round < 3; round += 1) {
      pass(15 * minute)
      await start().round()
    }
    expect(subjects().slice(20)).toEqual(['3 new requests: Lead 21. and 2 more'])
  }, 20_000)

  test('leaves out leads that staff marked as spam meanwhile', async () => {
    const { start, pass } = site()
    await send(1, 23)
    await start().round()
    await write((db) => db.lead.updateMany({ where: { name: 'Lead 22.' }, data: { status: 'spam' } }))
    pass(15 * minute)
    await start().round()
    expect(subjects().slice(20)).toEqual(['2 new requests: Lead 21. and 1 more'])
  }, 20_000)
})

describe('a flood of visits', () => {
  const visitOf = async (name: string) => {
    await send(0, 1, { name })
    const lead = await write((db) => db.lead.findFirstOrThrow({ where: { name } }))
    await write((db) => db.outbox.deleteMany({ where: { leadId: lead.id } }))
    const startsAt = new Date(Date.now() + 3 * day)
    return write((db) =>
      db.visit.create({
        data: { leadId: lead.id, startsAt, minutes: 30, madeBy: 'visitor', tokenHash: name },
      }),
    )
  }
  const notify = ({ id: visitId, leadId }: Awaited<ReturnType<typeof visitOf>>, count: number) =>
    write((db) =>
      db.outbox.createMany({
        data: Array.from({ length: count }, () => ({ kind: 'visit-notification', leadId, visitId })),
      }),
    )

  test('one visit moved to and fro all day is twenty mails an hour at the most, and the last says how it stands', async () => {
    const { start, pass } = site()
    const visit = await visitOf('Ann')
    await notify(visit, 100)
    await start().round()
    expect(toOwner()).toHaveLength(20)
    for (const row of await rows('visit-notification'))
      if (row.status === 'waiting')
        expect(row).toMatchObject({
          attempts: 0,
          lastError: expect.stringMatching(/^Postponed: 20/) as string,
        })
    await write((db) => db.visit.update({ where: { id: visit.id }, data: { status: 'canceled' } }))
    pass(15 * minute)
    await start().round()
    expect(subjects().slice(20)).toEqual([expect.stringContaining('Ann canceled the visit')])
    for (const row of await rows('visit-notification')) expect(row).toMatchObject({ status: 'sent' })
  }, 20_000)

  test('several visits come in one message, each once, without deleted ones', async () => {
    const { start, pass } = site()
    const [ann, bob, gone] = [await visitOf('Ann'), await visitOf('Bob'), await visitOf('Gone')]
    await notify(ann, 22)
    await start().round()
    await notify(bob, 2)
    await notify(gone, 1)
    await write((db) => db.visit.update({ where: { id: bob.id }, data: { status: 'canceled' } }))
    await write((db) => db.visit.delete({ where: { id: gone.id } }))
    pass(15 * minute)
    await start().round()
    expect(subjects().slice(20)).toEqual(['2 visits booked, moved or canceled: Ann and 1 more'])
    expect(toOwner()[20]?.raw).toMatch(/Bob, [^\n]*canceled/)
    // Leads have an hour of their own.
    await send(1, 1)
    await start().round()
    expect(subjects().slice(21)).toEqual([expect.stringContaining('New request from Lead 1.')])
  }, 20_000)
})

test('no address for the owner: his mail waits alone until he enters one, homeowners are confirmed', async () => {
  const { start, pass } = site({ MAIL_FROM: 'site@kitchens.test' })
  await send(1, 2, { email: 'dana@home.test' })
  await start().round()
  expect(confirmed()).toEqual(['dana@home.test', 'dana@home.test'])
  for (const row of await rows('lead-notification'))
    expect(row).toMatchObject({
      status: 'waiting',
      lastError: 'There is no address for leads yet.',
    })
  await updateProfile(() => ({ mail: { leadsTo: 'owner@kitchens.test', senderName: 'Anns Kitchens' } }))
  await send(3, 1, { email: 'kim@home.test' })
  pass(15 * minute)
  await start().round()
  expect(toOwner()).toHaveLength(3)
  const [confirmation] = server.received.filter(({ to }) => to.includes('kim@home.test'))
  expect(shown(confirmation?.head.get('from'))).toBe('Anns Kitchens <site@kitchens.test>')
})

describe('confirmations', () => {
  /** Notes confirmations as sent, one each minute, the first so long before now. */
  async function sentBefore(kind: string, count: number, now: Date, first: number) {
    const lead = await createLead({ source: 'contact', name: 'Earlier', email: 'earlier@home.test' })
    await write((db) => db.outbox.deleteMany({ where: { leadId: lead.id } }))
    await write(async (db) => {
      for (let index = 0; index < count; index += 1) {
        const sentAt = new Date(now.getTime() - first + index * minute)
        const { id: leadId } = await db.lead.create({
          data: { source: 'contact', name: 'Earlier', email: `earlier${index}@home.test` },
          select: { id: true },
        })
        await db.outbox.create({ data: { kind, leadId, status: 'sent', sentAt } })
      }
    })
  }

  test('beyond 200 a day are postponed, one after another, and sent once the day is over', async () => {
    const { start, now, pass } = site()
    await sentBefore('lead-confirmation', 200, now(), 20 * 60 * minute)
    await send(1, 1, { email: 'ann@home.test' })
    await send(2, 1, { email: 'bob@home.test' })
    const worker = start()
    await worker.round()
    expect(confirmed()).toEqual([])
    const waiting = (await rows('lead-confirmation')).filter(({ status }) => status === 'waiting')
    expect(waiting.map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [0, 'Postponed: 200 confirmations went out within a day.'],
      [0, 'Postponed: 200 confirmations went out within a day.'],
    ])
    const [first, second] = waiting.map(({ nextTryAt }) => nextTryAt.getTime()).sort((a, b) => a - b)
    expect(second! - first!).toBe(minute)
    expect(await oldestWaiting()).toBeNull()
    pass(4 * 60 * minute)
    await worker.round()
    expect(confirmed()).toEqual(['ann@home.test'])
    pass(minute)
    await worker.round()
    expect(confirmed()).toEqual(['ann@home.test', 'bob@home.test'])
  }, 20_000)

  test('of requests don’t use up those of visits', async () => {
    const { start, now } = site()
    await sentBefore('lead-confirmation', 200, now(), 20 * 60 * minute)
    await send(1, 1, { email: 'ann@home.test' })
    const lead = await write((db) => db.lead.findFirstOrThrow({ where: { name: 'Lead 1.' } }))
    await write(async (db) => {
      const visit = await db.visit.create({
        data: {
          leadId: lead.id,
          startsAt: new Date(Date.now() + 3 * day),
          minutes: 30,
          madeBy: 'visitor',
          tokenHash: 'x',
        },
      })
      await db.outbox.create({ data: { kind: 'visit-confirmation', leadId: lead.id, visitId: visit.id } })
    })
    await start().round()
    expect(server.received.map(({ head }) => shown(head.get('subject')))).toContainEqual(
      expect.stringContaining('Your visit is booked'),
    )
    expect(await outboxSummary()).toMatchObject({ waiting: 1, postponed: 1 })
  }, 20_000)

  test('of a backlog leave half of a day’s to the requests of today', async () => {
    const { start, now } = site()
    await sentBefore('lead-confirmation', 100, now(), 20 * 60 * minute)
    const createdAt = new Date(Date.now() - 2 * day).toISOString()
    await send(1, 1, { email: 'old@home.test', createdAt })
    await send(2, 1, { email: 'today@home.test' })
    await start().round()
    expect(confirmed()).toEqual(['today@home.test'])
    expect(await outboxSummary()).toMatchObject({ postponed: 1 })
  }, 20_000)

  test('to one mailbox beyond three a day go out on the next days, but for requests that are a week old', async () => {
    const { start, pass } = site()
    await send(1, 4, { email: 'ann@home.test' })
    const createdAt = new Date(Date.now() - 8 * day).toISOString()
    await send(5, 1, { email: 'ann@home.test', createdAt })
    await start().round()
    expect(confirmed()).toHaveLength(3)
    const words = 'this address has had three confirmations within a day'
    const open = (await rows('lead-confirmation')).filter(({ status }) => status !== 'sent')
    expect(open.map(({ status, lastError }) => `${status} ${lastError}`).sort()).toEqual([
      `dropped Not sent: ${words}, and this request is a week old.`,
      `waiting Postponed: ${words}.`,
    ])
    pass(day)
    await start().round()
    expect(confirmed()).toHaveLength(4)
  }, 20_000)

  test('beyond ten that one address asks for go out on the next days, others’ at once', async () => {
    const ask = async (count: number, address: string) => {
      const times = []
      for (let index = 0; index < count; index += 1) times.push(await confirmAtFor(address))
      return times.map((time) => (time ? Math.ceil((Date.parse(time) - Date.now()) / day) : 0))
    }
    expect(await ask(22, '198.51.100.7')).toEqual([
      ...Array<number>(10).fill(0),
      ...Array<number>(10).fill(1),
      ...[2, 2],
    ])
    expect(await ask(1, '198.51.100.8')).toEqual([0])
    // This machine’s own address may be everybody’s.
    expect(await ask(30, '127.0.0.1')).toEqual(Array<number>(30).fill(0))

    const { start, pass } = site()
    const confirmAt = new Date(Date.now() + day).toISOString()
    await send(1, 1, { email: 'ann@home.test', confirmAt })
    const worker = start()
    await worker.round()
    expect(confirmed()).toEqual([])
    expect(await outboxSummary()).toMatchObject({ waiting: 1, postponed: 1 })
    pass(day)
    await worker.round()
    expect(confirmed()).toEqual(['ann@home.test'])
  }, 20_000)
})
