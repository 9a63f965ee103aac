import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Lead } from '@/lib/content-types'
import { Unneeded } from '@/lib/delivery/channel'
import { retryAfterOf } from '@/lib/delivery/http-post'
import { smsChannel, twilio } from '@/lib/delivery/sms'

import { signature, webhookChannel } from '@/lib/delivery/webhook'
import { type SendError } from '@/lib/send-error'
import { temporaryDatabase } from '../data/temporary-database'

// A text asks it how many went out lately.
temporaryDatabase()

type Seen = { path: string; method: string; headers: IncomingHttpHeaders; body: string }

let answer: (response: ServerResponse) => void
const seen: Seen[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    seen.push({ path: request.url ?? '', method: request.method ?? '', headers: request.headers, body })
    answer(response)
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  seen.length = 0
  answer = (response) => response.writeHead(204).end()
})

const lead = {
  id: 'lead-1',
  source: 'contact',
  status: 'new',
  name: 'Dana Ortiz',
  phone: '845 555 0199',
  email: 'dana@home.test',
  message: 'Galley kitchen, the dog bites',
  projectType: 'kitchen-remodeling',
  town: 'nyack',
  service: '',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
} as Lead
const siteUrl = 'https://kitchens.test'
const secret = 'a-secret-of-at-least-32-characters'
const now = () => new Date('2026-11-20T15:00:05.000Z')
const webhook = (within = 400) => webhookChannel({ url: `${origin}/leads`, secret, siteUrl, now, within })
const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'hunter2' }
const sms = (from = '+18455550100') =>
  smsChannel(twilio({ ...account, from, baseUrl: origin, within: 400 }), { to: '+18455550101', siteUrl })

const channels = { webhook, sms }
const failure = (name: keyof typeof channels) =>
  channels[name]()
    .send({ id: 'message-1', kind: 'lead-webhook', lead })
    .then(
      () => {
        throw new Error('it was sent')
      },
      (error: SendError) => error,
    )
const status = (code: number, headers = {}) => {
  answer = (response) => response.writeHead(code, headers).end('{"message":"secret reason"}')
}

test('the webhook gets the lead, signed, under an id that stays', async () => {
  await webhook().send({ id: 'message-1', kind: 'lead-webhook', lead })
  const [{ headers, body, path, method } = seen[0]!] = seen
  expect([method, path]).toEqual(['POST', '/leads'])
  expect(headers['x-showroom-delivery']).toBe('message-1')
  const [, timestamp, given] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-showroom-signature'])) ?? []
  expect(Number(timestamp)).toBe(now().getTime() / 1_000)
  expect(given).toBe(signature(secret, Number(timestamp), body))
  expect(given).not.toBe(signature('another', Number(timestamp), body))
  const { status: _status, updatedAt: _updatedAt, ...facts } = lead
  expect(JSON.parse(body)).toEqual({
    id: 'message-1',
    type: 'lead.created',
    lead: { ...facts, url: 'https://kitchens.test/admin/leads/lead-1' },
  })
})

test('the text to the owner has who, what, where and the way to it, none of the visitor’s own words', async () => {
  answer = (response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}')
  await sms().send({ id: 'message-1', kind: 'lead-sms', lead })
  const [{ headers, body, path } = seen[0]!] = seen
  expect(path).toBe(`/2010-04-01/Accounts/${account.accountSid}/Messages.json`)
  expect(headers.authorization).toBe(
    `Basic ${Buffer.from(`${account.accountSid}:hunter2`).toString('base64')}`,
  )
  expect(headers['content-type']).toMatch('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: '+18455550101',
    From: '+18455550100',
    Body: 'New request: Dana Ortiz, Kitchen remodeling · Nyack. https://kitchens.test/admin/leads/lead-1',
  })
  await sms(`MG${'0'.repeat(32)}`).send({ id: 'message-2', kind: 'lead-sms', lead })
  expect(new URLSearchParams(seen[1]?.body).get('MessagingServiceSid')).toBe(`MG${'0'.repeat(32)}`)
})

test('a number that wants no more texts isn’t a failure', async () => {
  answer = (response) => response.writeHead(400).end('{"code":21610}')
  await expect(sms().send({ id: 'message-1', kind: 'lead-sms', lead })).rejects.toBeInstanceOf(Unneeded)
})

test.each([
  ['webhook', 400, { isPermanent: true }],
  ['webhook', 404, { isPermanent: true }],
  ['webhook', 408, { isPermanent: false, affectsChannel: false }],
  ['webhook', 410, { isPermanent: true, message: expect.stringContaining('no longer') as string }],
  ['webhook', 425, { isPermanent: false }],
  ['webhook', 429, { isPermanent: false, affectsChannel: true }],
  ['webhook', 500, { isPermanent: false, affectsChannel: true }],
  ['webhook', 503, { isPermanent: false, affectsChannel: true }],
  ['sms', 400, { isPermanent: true }],
  [
    'sms',
    401,
    {
      isPermanent: false,
      affectsChannel: true,
      message: expect.stringContaining('refused the site’s account') as string,
    },
  ],
  ['sms', 429, { isPermanent: false, affectsChannel: true }],
  ['sms', 500, { isPermanent: false, affectsChannel: true }],
] as const)('%s: an answer with status %i', async (name, code, kind) => {
  status(code)
  const error = await failure(name)
  expect(error).toMatchObject(kind)
  expect(error.message).not.toMatch(/secret|hunter2|127\.0/)
  expect(seen).toHaveLength(1)
})

test('a redirect isn’t followed', async () => {
  status(302, { location: `${origin}/elsewhere` })
  expect(await failure('webhook')).toMatchObject({ isPermanent: true })
  expect(seen.map(({ path }) => path)).toEqual(['/leads'])
})

test('the wait that is asked for is kept, in seconds or until a date, at most a day', async () => {
  status(503, { 'retry-after': '120' })
  expect(await failure('webhook')).toMatchObject({ retryAfter: 120_000 })
  const wait = (value: string) => retryAfterOf(new Headers({ 'retry-after': value }), now())
  expect(wait('Fri, 20 Nov 2026 15:01:05 GMT')).toBe(60_000)
  expect(wait('Fri, 20 Nov 2020 15:01:05 GMT')).toBe(0)
  expect(wait('99999999')).toBe(86_400_000)
  expect(wait('soon')).toBe(0)
})

test.each(['webhook', 'sms'] as const)('%s: silence, a broken connection, nobody there', async (name) => {
  answer = () => {}
  expect(await failure(name)).toMatchObject({
    affectsChannel: true,
    message: expect.stringMatching(/in time/) as string,
  })
  answer = (response) => response.destroy()
  expect(await failure(name)).toMatchObject({
    affectsChannel: true,
    message: expect.stringMatching(/dropped/) as string,
  })
  const real = origin
  origin = 'http://127.0.0.1:1'
  expect(await failure(name)).toMatchObject({ affectsChannel: true, isPermanent: false })
  origin = real
})
