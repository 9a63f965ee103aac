import { write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import {
  answerOffer,
  listLeadDeliveries,
  listUnsent,
  outboxSummary,
  retryDelivery,
  retryFailed,
} from '@/lib/data/deliveries'
import { settleEarlierMessages } from '@/lib/data/outbox'
import { configuredChannels } from '@/lib/delivery/channels'
import { type Channel, type Message } from '@/lib/delivery/channel'
import { backoff, createWorker } from '@/lib/delivery/worker'
import { mailboxOf } from '@/lib/text/mailbox-of'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { env as siteEnv, parseEnv } from '@/lib/env'
import { type MailTimes } from '@/lib/mail/send'
import { metrics } from '@/lib/metrics/registry'
import { SendError } from '@/lib/send-error'
import { onPostgres } from '../data/postgres-database'
import { temporaryDatabase } from '../data/temporary-database'
import { startMailServer } from './mail-server'

temporaryDatabase()

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  // Mail is set up, so createLead() adds a message.
  process.env.SMTP_URL = server.url
})
afterAll(async () => {
  delete process.env.SMTP_URL
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
  server.state.tries = 0
  server.state.mood = 'accept'
})

const env = () =>
  parseEnv({ SMTP_URL: server.url, LEADS_TO: 'owner@kitchens.test', SITE_URL: 'https://kitchens.test' })

/** A clock that goes on when told. */
function clock() {
  let now = Date.now() + 1_000
  return { now: () => new Date(now), pass: (milliseconds: number) => void (now += milliseconds) }
}

const minute = 60_000
const lead = (number: number, more: object = {}) =>
  createLead({ source: 'contact', name: `Lead ${number}`, phone: '845 555 0199', ...more })
const leads = async (count: number) => {
  const messages = []
  for (let number = 0; number < count; number++) messages.push(await lead(number))
  return messages
}
/** For a server that never answers. Others get the usual times: on a busy machine they may need more than this. */
const short = { connect: 300, answer: 300 }
const mailWorker = (time = clock(), times?: MailTimes) => {
  const channels = [mailChannel({ env: env(), now: time.now, times })]
  return { ...createWorker({ channels, now: time.now, random: () => 1 }), pass: time.pass }
}
const subjects = () => server.received.map(({ head }) => /Lead \d+/.exec(head.get('subject') ?? '')?.[0])
/** Returns the metrics' number of tries to mail the owner, by result. */
const counted = async (result: string) =>
  (await metrics().messages.get()).values.find(
    ({ labels }) => labels.kind === 'lead-notification' && labels.result === result,
  )?.value ?? 0
const outbox = () =>
  write((db) => db.outbox.findMany({ orderBy: [{ createdAt: 'asc' }, { kind: 'desc' }, { id: 'asc' }] }))

/** A channel that notes what it is given; `behave` may throw. */
function recorder(behave: (message: Message, tries: number) => void | Promise<void> = () => {}) {
  const sent: Message[] = []
  let tries = 0
  const channel: Channel = {
    name: 'mail',
    kinds: ['lead-notification'],
    send: async (message) => {
      await behave(message, ++tries)
      sent.push(message)
    },
  }
  return { channel, sent, tries: () => tries, names: () => sent.map((message) => message.lead.name) }
}

test('each lead is mailed once, in order of arrival, and noted', async () => {
  await leads(5)
  const worker = mailWorker()
  await worker.round()
  await worker.round()
  expect(subjects()).toEqual(['Lead 0', 'Lead 1', 'Lead 2', 'Lead 3', 'Lead 4'])
  expect(await outboxSummary()).toEqual({
    waiting: 0,
    postponed: 0,
    failed: 0,
    offered: 0,
    oldestWaiting: null,
  })
  for (const row of await outbox())
    expect(row).toMatchObject({ status: 'sent', attempts: 1, lastError: '', leasedBy: '', leasedTo: null })
  expect(await counted('sent')).toBe(5)
})

test('a homeowner who gave an address is confirmed, after the owner is told', async () => {
  const { id } = await lead(1, { email: 'dana@home.test' })
  await mailWorker().round()
  expect(server.received.map(({ to }) => to)).toEqual([['owner@kitchens.test'], ['dana@home.test']])
  expect(server.received[1]?.head.get('auto-submitted')).toBe('auto-replied')
  expect(server.received[1]?.head.get('reply-to')).toContain('<owner@kitchens.test>')
  expect((await listLeadDeliveries(id)).map(({ kind, status }) => [kind, status])).toEqual([
    ['lead-notification', 'sent'],
    ['lead-confirmation', 'sent'],
  ])
})

test('nobody is flooded by the forms: three confirmations a day to one mailbox, none for spam', async () => {
  const addresses = ['ann@home.test', 'Ann+1@home.test', 'ann@HOME.test', 'ann+2@home.test', 'bob@home.test']
  for (const [number, email] of addresses.entries()) await lead(number, { email })
  const spam = await lead(9, { email: 'eve@home.test' })
  await write((db) => db.lead.update({ where: { id: spam.id }, data: { status: 'spam' } }))
  const worker = mailWorker()
  await worker.round()
  const confirmed = server.received.flatMap(({ to }) => to).filter((to) => to !== 'owner@kitchens.test')
  expect(confirmed).toEqual(
    ['ann@home.test', 'Ann+1@home.test', 'ann@HOME.test', 'bob@home.test'].map((to) =>
      to.replace('HOME', 'home'),
    ),
  )
  const dropped = (await outbox())
    .filter(({ status }) => status === 'dropped')
    .map(({ lastError }) => lastError)
  expect(dropped).toEqual(['Not sent: the lead is marked as spam.', 'Not sent: the lead is marked as spam.'])
  const later = (await outbox()).filter(({ status }) => status === 'waiting')
  expect(later).toMatchObject([
    { attempts: 0, lastError: 'Postponed: this address has had three confirmations within a day.' },
  ])
  // A day after the first one.
  const first = (await outbox()).find(({ kind, status }) => kind === 'lead-confirmation' && status === 'sent')
  expect(later[0]!.nextTryAt.getTime() - first!.sentAt!.getTime()).toBe(24 * 3_600_000)
  expect(mailboxOf('J.D.oe+x@gmail.com')).toBe('jdoe@gmail.com')
})

describe.each([
  ['temporary refusal of the address', { recipient: 450 }],
  ['temporary refusal of the message', { message: 451 }],
  ['closed at the moment', { recipient: 421 }],
  ['silence', 'hang' as const],
  ['broken connections', 'drop' as const],
])('a mail server with %s', (_, mood) => {
  test('delays emails, but loses none and sends none twice', async () => {
    await leads(8)
    const before = await counted('put_off')
    server.state.mood = mood
    const time = clock()
    const patient = mailWorker(time)
    const worker = mood === 'hang' ? mailWorker(time, short) : patient
    for (let round = 0; round < 4; round++) {
      await worker.round()
      worker.pass(minute)
    }
    expect(server.received).toEqual([])
    expect(await outboxSummary()).toMatchObject({ waiting: 8, failed: 0 })
    expect((await counted('put_off')) - before).toBeGreaterThan(0)
    expect((await outbox())[0]?.lastError).toMatch(/^The (?:mail server|connection)/)
    server.state.mood = 'accept'
    for (let round = 0; round < 3; round++) {
      patient.pass(15 * minute)
      await patient.round()
    }
    expect(subjects().sort()).toEqual(Array.from({ length: 8 }, (_, number) => `Lead ${number}`))
    expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 0 })
  }, 20_000)
})

test('a failure of the channel is tried with one message at a time; after it all come in order', async () => {
  await leads(6)
  let isDown = true
  const { channel, names, tries } = recorder(() => {
    if (isDown) throw new SendError('The mail server is away.', { affectsChannel: true })
  })
  const time = clock()
  const worker = createWorker({ channels: [channel], now: time.now, random: () => 1 })
  await worker.round()
  await worker.round()
  expect(tries()).toBe(1)
  time.pass(10_000)
  await worker.round()
  expect(tries()).toBe(2)
  // Somebody presses "Try again".
  worker.wake()
  await worker.round()
  expect(tries()).toBe(3)
  isDown = false
  time.pass(minute)
  await worker.round()
  expect(new Set(names()).size).toBe(6)
  expect(names()).toHaveLength(6)
})

test('a server that refuses one message works again: the others needn’t wait', async () => {
  await leads(3)
  let mood = new SendError('The mail server is away.', { affectsChannel: true })
  const time = clock()
  const { channel, tries } = recorder(() => {
    throw mood
  })
  const worker = createWorker({ channels: [channel], now: time.now, random: () => 1 })
  for (let round = 0; round < 3; round++) {
    await worker.round()
    time.pass(minute)
  }
  expect(tries()).toBe(3)
  mood = new SendError('The mail server refused this message (554).', { isPermanent: true })
  worker.wake()
  await worker.round()
  expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 3 })
})

test('a message that was never sent doesn’t count as an answer: the others go on waiting', async () => {
  await leads(2)
  let mood = new SendError('The mail server is away.', { affectsChannel: true })
  const { channel, tries } = recorder(() => {
    throw mood
  })
  const worker = createWorker({ channels: [channel], now: clock().now, random: () => 1 })
  await worker.round()
  mood = new SendError('There is no address to mail leads to.', { isUnsent: true })
  worker.wake()
  await worker.round()
  expect(tries()).toBe(2)
})

test('mail to an owner without an address is never sent', async () => {
  const channel = mailChannel({ env: parseEnv({ SMTP_URL: server.url, MAIL_FROM: 'site@kitchens.test' }) })
  const message = { id: 'm', kind: 'lead-notification', lead: await lead(1) } as Message
  await expect(channel.send(message)).rejects.toMatchObject({ isUnsent: true, affectsChannel: false })
})

test('a permanent refusal fails at once, with the reason; staff may have it tried again', async () => {
  const { id } = await lead(1)
  const before = await counted('failed')
  server.state.mood = { recipient: 550 }
  const worker = mailWorker()
  await worker.round()
  const [failed] = await listLeadDeliveries(id)
  expect(failed).toMatchObject({
    status: 'failed',
    attempts: 1,
    lastError: 'The mail server refused the recipient’s address (550).',
  })
  expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 1, oldestWaiting: null })
  expect((await counted('failed')) - before).toBe(1)
  worker.pass(minute)
  await worker.round()
  expect(server.state.tries).toBe(1)
  server.state.mood = 'accept'
  await retryDelivery(failed?.id ?? '')
  await worker.round()
  expect(subjects()).toEqual(['Lead 1'])
  await expect(retryDelivery(failed?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
  await expect(retryDelivery('nothing')).rejects.toMatchObject({ code: 'not-found' })
})

test('an owner’s mail is not given up within three days, but some day', async () => {
  const shortest = Array.from({ length: 700 }, (_, tries) => backoff(tries + 1, () => 0))
  expect(shortest.reduce((sum, wait) => sum + wait) / (24 * 60 * minute)).toBeGreaterThan(3)

  await lead(1)
  await write((db) => db.outbox.updateMany({ data: { attempts: 695 } }))
  const time = clock()
  const { channel, tries } = recorder(() => {
    throw new SendError('Put off.')
  })
  const worker = createWorker({ channels: [channel], now: time.now, random: () => 0 })
  // The clock goes to each next try.
  while ((await outboxSummary()).waiting > 0) {
    const [row] = await outbox()
    time.pass(Math.max(1, (row?.nextTryAt.getTime() ?? 0) - time.now().getTime()))
    await worker.round()
  }
  expect(tries()).toBe(5)
  expect((await listUnsent('failed', { limit: 1 }))[0]?.lastError).toBe('Put off. Given up after 700 tries.')
  expect(await retryFailed()).toBe(1)
  expect(await outboxSummary()).toMatchObject({ waiting: 1, failed: 0 })
}, 60_000)

test('several workers at once: 100 leads, nothing lost, nothing twice', async () => {
  const { channel, sent } = recorder()
  const workers = Array.from({ length: 5 }, () => createWorker({ channels: [channel] }))
  const arriving = leads(100)
  let isOver = false
  const working = workers.map(async (worker) => {
    while (!isOver) await worker.round()
    await worker.round()
  })
  await arriving
  isOver = true
  await Promise.all(working)
  expect(sent).toHaveLength(100)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(100)
  expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 0 })
}, 60_000)

test('an expired lease is taken again, a valid one isn’t; a former holder can only note "sent"', async () => {
  await lead(1)
  const time = clock()
  let release = () => {}
  const stuck = recorder((_, tries) =>
    tries === 1 ? new Promise<void>((resolve) => (release = resolve)) : undefined,
  )
  const otherChannel = recorder()
  const first = createWorker({ channels: [stuck.channel], now: time.now })
  const second = createWorker({ channels: [otherChannel.channel], now: time.now })
  const hanging = first.round()
  while (stuck.tries() === 0) await new Promise((resolve) => setImmediate(resolve))
  await second.round()
  expect(otherChannel.sent).toEqual([])
  time.pass(5 * minute)
  await second.round()
  expect(otherChannel.names()).toEqual(['Lead 1'])
  release()
  await hanging
  // Both went out: the same id lets the other side see that it is one message.
  expect(stuck.sent[0]?.id).toBe(otherChannel.sent[0]?.id)
  expect((await outbox())[0]).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a message that was sent while the database failed is noted later, and not sent again', async () => {
  await lead(1)
  const time = clock()
  const [refuseNote, takeNote] = onPostgres
    ? [
        `ALTER TABLE "Outbox" ADD CONSTRAINT no_room CHECK (status <> 'sent')`,
        'ALTER TABLE "Outbox" DROP CONSTRAINT no_room',
      ]
    : [
        `CREATE TRIGGER full BEFORE UPDATE ON "Outbox" BEGIN SELECT RAISE(ABORT, 'full'); END`,
        'DROP TRIGGER full',
      ]
  const { channel, sent } = recorder(async () => void (await write((db) => db.$executeRawUnsafe(refuseNote))))
  const worker = createWorker({ channels: [channel], now: time.now })
  await worker.round()
  expect(sent).toHaveLength(1)
  await write((db) => db.$executeRawUnsafe(takeNote))
  expect((await outbox())[0]).toMatchObject({ status: 'waiting' })
  time.pass(10 * minute)
  await worker.round()
  expect(sent).toHaveLength(1)
  expect((await outbox())[0]).toMatchObject({ status: 'sent' })
})

test('stopping finishes the message being sent and takes no other', async () => {
  await leads(3)
  let release = () => {}
  const { channel, sent, tries } = recorder(() => new Promise<void>((resolve) => (release = resolve)))
  const worker = createWorker({ channels: [channel], now: clock().now })
  const round = worker.round()
  while (tries() === 0) await new Promise((resolve) => setImmediate(resolve))
  const stopping = worker.stop()
  release()
  await Promise.all([round, stopping])
  expect(sent).toHaveLength(1)
  expect(await outboxSummary()).toMatchObject({ waiting: 2 })
})

describe('messages from before mail was set up', () => {
  const mail = ['lead-notification', 'lead-confirmation'] as const

  test('is offered and not sent; what arrives afterwards is sent', async () => {
    await leads(2)
    await write((db) => db.outbox.updateMany({ data: { createdAt: new Date(Date.now() - minute) } }))
    const startedAt = new Date(Date.now() - 1_000)
    await lead(7)
    await settleEarlierMessages([...mail], startedAt)
    const worker = mailWorker()
    await worker.round()
    expect(subjects()).toEqual(['Lead 7'])
    expect(await outboxSummary()).toMatchObject({ waiting: 0, offered: 2 })
    expect(await answerOffer(true)).toBe(2)
    worker.pass(minute)
    await worker.round()
    expect(subjects()).toEqual(['Lead 7', 'Lead 0', 'Lead 1'])
  })

  test('is dropped if staff decline', async () => {
    await leads(2)
    await settleEarlierMessages([...mail], new Date(Date.now() + minute))
    expect(await answerOffer(false)).toBe(2)
    await mailWorker().round()
    expect(server.received).toEqual([])
    expect(await outboxSummary()).toEqual({
      waiting: 0,
      postponed: 0,
      failed: 0,
      offered: 0,
      oldestWaiting: null,
    })
  })

  test('a restart with mail as before offers nothing; without mail it does, and drops what has no channel', async () => {
    await settleEarlierMessages([...mail], new Date())
    await lead(1, { email: 'dana@home.test' })
    const later = new Date(Date.now() + minute)
    await settleEarlierMessages([...mail], later)
    expect(await outboxSummary()).toMatchObject({ waiting: 2, offered: 0 })
    await settleEarlierMessages([], later)
    expect((await outbox()).map(({ kind, status }) => [kind, status])).toEqual([
      ['lead-notification', 'offered'],
      ['lead-confirmation', 'dropped'],
    ])
  })
})

test('without mail only the owner’s email is offered; webhook and text message wait to be sent', async () => {
  const { SMTP_URL, WEBHOOK_URL, SMS_TO } = siteEnv()
  Object.assign(siteEnv(), {
    SMTP_URL: undefined,
    WEBHOOK_URL: 'http://localhost:1/x',
    SMS_TO: '+18455550101',
  })
  await lead(1).finally(() => Object.assign(siteEnv(), { SMTP_URL, WEBHOOK_URL, SMS_TO }))
  expect((await outbox()).map(({ kind, status }) => [kind, status])).toEqual([
    ['lead-webhook', 'waiting'],
    ['lead-sms', 'waiting'],
    ['lead-notification', 'offered'],
  ])
})

test('the channels that are set up', () => {
  const names = (variables: Record<string, string>) =>
    configuredChannels(parseEnv(variables)).map((channel) => channel.name)
  expect(names({})).toEqual([])
  expect(
    names({
      SMTP_URL: 'smtp://localhost',
      WEBHOOK_URL: 'http://localhost:1/x',
      WEBHOOK_SECRET: 'x'.repeat(32),
      SMS_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      SMS_AUTH_TOKEN: 'x',
      SMS_FROM: '+18455550100',
      SMS_TO: '+18455550101',
    }),
  ).toEqual(['mail', 'webhook', 'sms'])
})
