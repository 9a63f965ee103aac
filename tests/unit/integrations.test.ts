import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { POST as testMail } from '@/app/api/integrations/mail/route'
import { POST as tryReviews } from '@/app/api/integrations/reviews/route'
import { IntegrationsScreen } from '@/components/admin/settings/integrations-screen'
import { writeBackupState } from '@/lib/backup/state'
import { type Integration, type Trial } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { type Env, env } from '@/lib/env'
import { backupState, listIntegrations } from '@/lib/integrations/list'
import { settingsAddress } from '@/lib/records/settings/parts'
import { sendTestMail } from '@/lib/integrations/test-mail'
import { mkdirSync } from 'node:fs'
import { temporaryDatabase } from './data/temporary-database'
import { startMailServer } from './delivery/mail-server'
import { signInStaff } from './staff-session'

temporaryDatabase()
beforeEach(async () => {
  await signInStaff('Dana')
})

const unset: Partial<Env> = {
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  LEADS_TO: undefined,
  WEBHOOK_URL: undefined,
  WEBHOOK_SECRET: undefined,
  SMS_TO: undefined,
  GOOGLE_PLACES_API_KEY: undefined,
  GOOGLE_PLACE_ID: undefined,
  SITE_URL: 'http://localhost:3000',
  ALLOW_INDEXING: 'auto',
  BACKUP: true,
}
const set = (more: Partial<Env>) => Object.assign(env(), unset, more)
afterEach(() => set({}))

let host = 0
const post = () =>
  new Request('http://localhost:3000/api/integrations', {
    method: 'POST',
    headers: { 'x-forwarded-for': `203.0.113.${(host += 1)}` },
  })
const trialOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Trial
const findIntegration = async (id: Integration['id']) =>
  (await listIntegrations()).find((integration) => integration.id === id) as Integration

describe('the state of each integration', () => {
  test('with nothing set up each has instructions for whoever runs the site', async () => {
    set({})
    const all = await listIntegrations()
    expect(all.map(({ id, state }) => `${id}: ${state}`)).toEqual([
      'mail: attention',
      'answers: off',
      'reviews: off',
      'backup: attention',
      'search: working',
      'address: attention',
      'visitors: working',
      'webhook: off',
      'sms: off',
    ])
    const names = 'SMTP_URL GOOGLE_PLACES_API_KEY GOOGLE_PLACE_ID WEBHOOK_URL SMS_TO SITE_URL'.split(' ')
    const instructions = all.map((integration) => integration.instructions?.text).join(' ')
    for (const name of names) expect(instructions).toContain(name)
    // The screen names them in the message and its folded details alone.
    const screen = renderToStaticMarkup(createElement(IntegrationsScreen, { integrations: all }))
    const text = screen.replace(/<details.*?<\/details>/gs, '').replace(/<[^>]+>/g, ' ')
    expect(text).toContain('Leads wait in the inbox here')
    for (const name of names) expect(text).not.toContain(name)
  })

  test('without an address for leads an owner can enter one', async () => {
    set({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@showroom.test' })
    expect(await findIntegration('mail')).toMatchObject({
      says: 'Not complete.',
      setting: { href: settingsAddress('mail') },
    })
    expect(await sendTestMail()).toEqual({ works: false, says: 'There is no address for leads yet.' })
  })

  test('with everything set up no secret is told, nor what may hold one', async () => {
    set({
      SMTP_URL: 'smtps://leads%40showroom.test:hush-mail@mail.example.com',
      LEADS_TO: 'inbox@showroom.test',
      WEBHOOK_URL: 'https://hooks.example.com/services/hush-path?key=hush-query',
      WEBHOOK_SECRET: 'hush-'.repeat(10),
      SMS_ACCOUNT_SID: 'AC' + '0'.repeat(32),
      SMS_AUTH_TOKEN: 'hush-token',
      SMS_TO: '+18455550142',
      GOOGLE_PLACES_API_KEY: 'hush-key',
      GOOGLE_PLACE_ID: 'place',
      SITE_URL: 'https://www.example.com',
      ALLOW_INDEXING: '0',
      BACKUP: false,
    })
    const text = JSON.stringify(await listIntegrations())
    expect(text).not.toContain('hush')
    expect(text).not.toContain('8455550142')
    expect(await findIntegration('mail')).toMatchObject({
      state: 'working',
      says: 'Set up.',
      about: 'Leads go to inbox@showroom.test, from leads@showroom.test. Nothing has been sent yet.',
    })
    expect((await findIntegration('webhook')).about).toContain('hooks.example.com.')
    expect((await findIntegration('sms')).about).toContain('ends in 0142')
    expect(await findIntegration('search')).toMatchObject({ state: 'attention', says: 'Kept out.' })
    expect((await findIntegration('search')).instructions?.subject).toBe(
      'Please let search engines in: www.example.com',
    )
    expect(await findIntegration('backup')).toMatchObject({ state: 'off' })
    expect(await findIntegration('address')).toMatchObject({ state: 'working' })
  })

  test('the last message of a channel and its present problem', async () => {
    set({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@showroom.test', LEADS_TO: 'b@showroom.test' })
    await createLead({ source: 'contact', name: 'Ann', phone: '845 555 0100' })
    await write((db) =>
      db.outbox.updateMany({ data: { status: 'sent', sentAt: new Date('2026-03-02T15:00:00Z') } }),
    )
    expect(await findIntegration('mail')).toMatchObject({ state: 'working', says: 'Working.' })
    expect((await findIntegration('mail')).about).toMatch(/Last sent .*Mar 2.*10:00 AM\.$/)
    await createLead({ source: 'contact', name: 'Ben', phone: '845 555 0101' })
    await write((db) =>
      db.outbox.updateMany({
        where: { status: { not: 'sent' } },
        data: { lastError: 'The mail server didn’t answer in time.' },
      }),
    )
    expect(await findIntegration('mail')).toMatchObject({
      state: 'attention',
      says: '1 message not sent.',
      about: expect.stringMatching(/^The mail server didn’t answer in time\. Last sent/) as string,
    })
  })

  test('the backups', async () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const good = { at: '2026-11-22T07:00:00.000Z', file: 'x', bytes: 21_400_000, seconds: 3 }
    const state = { triedAt: good.at, good, error: null }
    expect(backupState(state, now)).toMatchObject({ state: 'working' })
    expect(backupState(state, now).about).toMatch(/Nov 22, 2:00 AM, 21.4 MB/)
    expect(backupState({ ...state, error: 'the disk is full' }, now)).toMatchObject({
      state: 'attention',
      about: expect.stringMatching(/^The last good/) as string,
      instructions: { text: expect.stringContaining('the disk is full') as string },
    })
    expect(backupState(state, new Date('2026-11-24T12:00:00Z'))).toMatchObject({ says: 'Late.' })
    expect(backupState(null, now)).toMatchObject({ says: 'None yet.' })
    mkdirSync(env().BACKUP_DIR, { recursive: true })
    await writeBackupState(env().BACKUP_DIR, { ...state, good: { ...good, at: new Date().toISOString() } })
    expect(await findIntegration('backup')).toMatchObject({ state: 'working' })
  })
})

describe('a test mail', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.received.length = 0
    server.state.mood = 'accept'
    set({ SMTP_URL: server.url, MAIL_FROM: 'hello@showroom.test', LEADS_TO: 'leads@showroom.test' })
  })

  test('goes to where leads go, by the real mail server', async () => {
    expect(await trialOf(testMail(post()))).toEqual({
      works: true,
      says: expect.stringContaining('leads@showroom.test') as string,
    })
    expect(server.received).toMatchObject([{ from: 'hello@showroom.test', to: ['leads@showroom.test'] }])
    expect(server.received[0]?.head.get('subject')).toMatch(/^Test from/)
  })

  test('is remembered with its time until the next one, also one that failed', async () => {
    expect((await findIntegration('mail')).lastTrial).toBeUndefined()
    const first = await trialOf(testMail(post()))
    expect((await findIntegration('mail')).lastTrial).toEqual({
      ...first,
      at: expect.stringMatching(/^20.+Z$/) as string,
    })
    server.state.mood = { recipient: 550 }
    await testMail(post())
    expect(await findIntegration('mail')).toMatchObject({
      state: 'attention',
      says: 'The last test failed.',
      lastTrial: { works: false },
      instructions: { text: expect.stringContaining('refused the recipient’s address') as string },
    })
    expect((await findIntegration('reviews')).lastTrial).toBeUndefined()
  })

  test('tells what the server answered, and none of its own words', async () => {
    server.state.mood = { recipient: 550 }
    expect(await trialOf(testMail(post()))).toEqual({
      works: false,
      says: 'The mail server refused the recipient’s address (550).',
    })
    server.state.mood = { message: 451 }
    expect((await trialOf(testMail(post()))).says).toBe('The mail server postponed this message (451).')
    set({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@showroom.test', LEADS_TO: 'leads@showroom.test' })
    expect((await trialOf(testMail(post()))).says).toMatch(/refused the connection/)
    set({ LEADS_TO: 'leads@showroom.test' })
    expect((await trialOf(testMail(post()))).says).toBe('Email isn’t set up yet.')
  })

  test('ends within its time, also where the server says nothing', async () => {
    server.state.mood = 'hang'
    const times = { connect: 10_000, answer: 10_000 }
    const start = Date.now()
    const trial = await sendTestMail({ deadline: 300, times })
    expect(trial).toEqual({ works: false, says: 'The mail server didn’t answer in time.' })
    expect(Date.now() - start).toBeLessThan(2_000)
  })

  test('can be asked for five times in five minutes', async () => {
    const again = () =>
      testMail(
        new Request('http://localhost/x', { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.9' } }),
      )
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await again()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // The mail of the test before may come only now.
    expect(server.received.filter(({ to }) => to.includes('leads@showroom.test'))).toHaveLength(5)
  })
})

describe('trying the reviews', () => {
  let server: Server
  let respond: RequestListener
  beforeAll((done) => {
    server = createServer((request, response) => respond(request, response)).listen(0, '127.0.0.1', done)
  })
  afterAll((done) => {
    server.closeAllConnections()
    server.close(done)
  })
  beforeEach(() => {
    const { port } = server.address() as AddressInfo
    const place = { GOOGLE_PLACES_API_KEY: 'hush-key', GOOGLE_PLACE_ID: 'place' }
    set({ ...place, GOOGLE_PLACES_BASE_URL: `http://127.0.0.1:${port}` })
  })
  const json =
    (body: object, status = 200): RequestListener =>
    (_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const says = async (listener: RequestListener) => {
    respond = listener
    return trialOf(tryReviews(post()))
  }

  test('tells rating and count', async () => {
    const result = { rating: 4.9, user_ratings_total: 127, reviews: [] }
    expect(await says(json({ status: 'OK', result }))).toEqual({
      works: true,
      says: 'Google answers: 4.9 of 5, 127 reviews.',
    })
    expect((await says(json({ status: 'OK', result: {} }))).says).toMatch(/no reviews yet/)
  })

  test.each<[string, RequestListener, RegExp]>([
    [
      'a refused key',
      json({ status: 'REQUEST_DENIED', error_message: 'hush-key' }),
      /refused the site’s key/,
    ],
    ['an unknown place', json({ status: 'NOT_FOUND' }), /doesn’t know the place/],
    ['a used-up key', json({ status: 'OVER_QUERY_LIMIT' }), /reached its limit/],
    ['an error', json({}, 503), /error \(503\)/],
    ['something else', json({ status: 'OK', result: 'x' }), /can’t be read/],
    ['no JSON', (_, response) => response.end('<p>'), /can’t be read/],
    ['a broken connection', (_, response) => response.destroy(), /can’t be reached/],
  ])('tells %s in words', async (_, listener, reason) => {
    const trial = await says(listener)
    expect(trial.works).toBe(false)
    expect(trial.says).toMatch(reason)
    expect(trial.says).not.toContain('hush')
  })

  test('without key and place says so', async () => {
    set({})
    expect((await trialOf(tryReviews(post()))).says).toBe('Google reviews aren’t connected yet.')
  })
})
