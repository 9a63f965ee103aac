import { POST } from '@/app/api/self-emails/route'
import { GET as exportSignups } from '@/app/api/news-signups/route'
import { DELETE as removeSignup } from '@/app/api/news-signups/[id]/route'
import { GET as designForm } from '@/app/(site)/design/email/route'
import { GET as roomForm } from '@/app/(site)/design/[room]/email/route'
import { GET as estimateForm } from '@/app/(site)/estimate/email/route'
import { choiceAddress, startFor } from '@/lib/business/finishes'
import { write } from '@/lib/data/client'
import { countFailed, listUnsent } from '@/lib/data/deliveries'
import { listLeads } from '@/lib/data/leads'
import { listNewsSignups } from '@/lib/data/news-signups'
import { pruneSelfEmails } from '@/lib/data/self-emails'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { createWorker } from '@/lib/delivery/worker'
import { env, parseEnv } from '@/lib/env'
import { newsText } from '@/lib/schemas/news-text'
import { temporaryDatabase } from '../data/temporary-database'
import { partsOf, shown, startMailServer } from '../delivery/mail-server'
import { signInStaff, signOutStaff } from '../staff-session'
import { withParams } from './requests'

temporaryDatabase()

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: server.url, LEADS_TO: 'owner@kitchens.test' })
})
afterAll(async () => {
  delete process.env.SMTP_URL
  delete process.env.LEADS_TO
  await server.close()
})
beforeEach(() => {
  Object.assign(env(), { SMTP_URL: server.url })
  server.received.length = 0
  server.state.mood = 'accept'
  signOutStaff()
})

const withoutMail = () => Object.assign(env(), { SMTP_URL: undefined })

const site = 'https://kitchens.test'
const kitchen = choiceAddress(startFor())
const bath = choiceAddress(startFor(undefined, undefined, 'bath'))
const estimate = '/estimate?room=kitchen&town=nyack'

// Each test has clients of its own: a limit counts across tests.
let clients = 0
const newClient = () => `198.51.100.${(clients += 1)}`
const post = (body: unknown, from = newClient(), headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/self-emails', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        host: 'localhost:3000',
        'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        'x-forwarded-for': from,
        ...headers,
      },
    }),
  )
const ask = (more: object = {}, from?: string) =>
  post({ email: 'ann@home.test', about: kitchen, ...more }, from)
const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail
const waiting = () =>
  write((db) => db.outbox.findMany({ select: { kind: true, to: true, about: true, leadId: true } }))

/** Sends what waits, as the running site does, and returns what arrived. */
async function deliver() {
  const now = new Date(Date.now() + 1_000)
  const mailEnv = parseEnv({ SMTP_URL: server.url, LEADS_TO: 'owner@kitchens.test', SITE_URL: site })
  await createWorker({ channels: [mailChannel({ env: mailEnv, now: () => now })], now: () => now }).round()
  return server.received
}

test('a kitchen arrives with its picture, its finishes, the range and the way back; no lead is made', async () => {
  expect((await ask()).status).toBe(200)
  expect(await waiting()).toEqual([{ kind: 'self-email', to: 'ann@home.test', about: kitchen, leadId: null }])
  const [email, ...others] = await deliver()
  expect(others).toEqual([])
  expect(email?.to).toEqual(['ann@home.test'])
  expect(shown(email?.head.get('subject'))).toMatch(/^Your kitchen: \$[\d,]+ to \$[\d,]+$/)
  expect(email?.head.get('auto-submitted')).toBe('auto-replied')
  expect(email?.head.get('reply-to')).toContain('owner@kitchens.test')
  const parts = partsOf(email!)
  const html = parts.get('text/html')!
  expect(html).toMatch(
    /<img src="https:\/\/kitchens\.test\/design\/picture\?[^"]+"[^>]* alt="[^"]*cabinets with/,
  )
  expect(html).toMatch(/<th scope="row"[^>]*>Countertop<\/th>/)
  expect(html).toContain(`href="${site}${kitchen.replaceAll('&', '&amp;')}"`)
  const text = parts.get('text/plain')!.replaceAll('\r\n', '\n')
  expect(text).toMatch(/\nWhat it may cost: \$[\d,]+ to \$[\d,]+\n/)
  expect(text).toContain(`${site}${kitchen}\n`)
  expect(text).toContain('Questions? Call (845)')
  expect(text).toContain('this address isn’t on any list')
  expect(await listLeads()).toEqual([])
  expect(await deliver()).toHaveLength(1)
})

test('the samples that were chosen are in the link', async () => {
  const about = `${kitchen}&sample=cabinets-navy`
  await ask({ about: `${about}&sample=none` })
  expect((await waiting()).map((email) => email.about)).toEqual([about])
  const [email] = await deliver()
  expect(partsOf(email!).get('text/plain')).toContain(about)
})

test('a bath has its own surfaces, and an estimate its lines and their sum', async () => {
  await ask({ about: bath })
  await ask({ about: estimate })
  const [ofBath, ofEstimate] = await deliver()
  expect(partsOf(ofBath!).get('text/plain')).toMatch(/Vanity: /)
  expect(shown(ofEstimate?.head.get('subject'))).toMatch(
    /^Your estimate: Kitchen in Nyack: \$[\d,]+ to \$[\d,]+$/,
  )
  const text = partsOf(ofEstimate!).get('text/plain')!
  const ranges = [...text.matchAll(/: \$([\d,]+)–\$([\d,]+)/g)].map((match) =>
    match.slice(1).map((dollars) => Number(dollars.replaceAll(',', ''))),
  )
  const total = ranges.pop()!
  expect(ranges.length).toBeGreaterThan(3)
  expect(total).toEqual([0, 1].map((end) => ranges.reduce((sum, range) => sum + range[end]!, 0)))
})

test('nothing that was typed into the address is in the email', async () => {
  const typed = 'https://evil.example/Win<b>'
  const query = `${kitchen}&note=${encodeURIComponent(typed)}&utm_source=evil`
  await ask({ about: query, text: typed, subject: typed })
  await ask({
    about: `/estimate?room=kitchen&town=${encodeURIComponent(typed)}&level=${encodeURIComponent(typed)}`,
  })
  expect((await waiting()).map(({ about }) => about)).toEqual([kitchen, '/estimate?room=kitchen'])
  for (const { raw, head } of await deliver()) {
    expect(shown(head.get('subject'))).not.toContain('evil')
    expect(raw).not.toMatch(/evil|Win/)
  }
})

test.each([
  ['another site’s address', { about: 'https://evil.example/design' }],
  ['another page', { about: '/contact' }],
  ['a path that only begins alike', { about: '/designer?cabinets=sage' }],
  ['a finish that there isn’t', { about: '/design?cabinets=gold' }],
  ['a room that there isn’t', { about: '/design/garage' }],
  ['an estimate without work', { about: '/estimate?room=bathroom&nothing' }],
  ['no email address', { email: 'ann' }],
  ['two email addresses', { email: 'ann@home.test, bob@home.test' }],
  ['a line break in the address', { email: 'ann@home.test\r\nBcc: bob@home.test' }],
])('%s is refused, and nothing is sent', async (what, more) => {
  if (what === 'an estimate without work') {
    const { questionsFor } = await import('@/lib/estimate/request')
    const { questionOf } = await import('@/lib/business/estimate-choices')
    const none = questionsFor({ room: 'bathroom' }).flatMap((id) => {
      const [stays] = Object.entries(questionOf(id).options).find(([, { takes }]) => takes.length === 0) ?? []
      return stays ? [`${id}=${stays}`] : []
    })
    Object.assign(more, { about: `/estimate?room=bathroom&${none.join('&')}` })
  }
  const answer = await ask(more)
  expect(answer.status).toBe(400)
  expect(await waiting()).toEqual([])
})

test('a second press sends nothing more; other designs do, five to a mailbox in a day', async () => {
  await ask()
  await ask()
  expect(await waiting()).toHaveLength(1)
  const towns = ['nyack', 'new-city', 'suffern', 'nanuet', 'pearl-river']
  const answers = []
  for (const [index, town] of towns.entries())
    answers.push(await ask({ about: `/estimate?room=kitchen&town=${town}`, email: `Ann+${index}@home.test` }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
  expect(await detailOf(answers[4]!)).toMatch(/That address has had five of these emails .* Copy the link/)
  expect(await waiting()).toHaveLength(5)
  // Others still get theirs.
  expect((await ask({ email: 'bob@home.test' })).status).toBe(200)
})

test('one client can’t write to many strangers, and all together not to more than two hundred in a day', async () => {
  const client = newClient()
  const statuses = []
  for (let index = 0; index < 11; index += 1)
    statuses.push((await ask({ email: `one${index}@home.test` }, client)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
  const sent = await waiting()
  await write((db) =>
    db.outbox.createMany({
      data: Array.from({ length: 200 - sent.length }, (_, index) => ({
        kind: 'self-email',
        to: `${index}@elsewhere.test`,
        about: kitchen,
      })),
    }),
  )
  const answer = await ask({ email: 'late@home.test' })
  expect(answer.status).toBe(429)
  expect(await detailOf(answer)).toMatch(/went out today/)
})

test('another site’s page, a program and a site without email are refused with what to do instead', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await post({ email: 'ann@home.test', about: kitchen }, newClient(), foreign)).status).toBe(403)
  const program = await ask({ homepage: 'https://evil.example' })
  expect(program.status).toBe(403)
  expect(await detailOf(program)).toContain('Copy the link of the page instead')
  withoutMail()
  const unset = await ask()
  expect(unset.status).toBe(503)
  expect(await detailOf(unset)).toContain('Copy the link')
  expect(await waiting()).toEqual([])
})

test('an email that can’t go out waits, is no lead’s, and staff see its address', async () => {
  server.state.mood = { message: 451 }
  await ask()
  await deliver()
  const [row] = await listUnsent('waiting', { limit: 5 })
  expect(row).toMatchObject({ kind: 'self-email', leadId: null, leadName: 'ann@home.test', attempts: 1 })
  server.state.mood = { recipient: 550 }
  await write((db) => db.outbox.updateMany({ data: { nextTryAt: new Date() } }))
  await deliver()
  expect(await listUnsent('failed', { limit: 5 })).toHaveLength(1)
  // An address that doesn't exist isn't the site's failure.
  expect(await countFailed()).toBe(0)
})

test('two days later nothing is left of the address', async () => {
  await ask()
  await deliver()
  await pruneSelfEmails(new Date(Date.now() + 47 * 3_600_000))
  expect(await waiting()).toHaveLength(1)
  await pruneSelfEmails(new Date(Date.now() + 49 * 3_600_000))
  expect(await waiting()).toEqual([])
})

describe('news', () => {
  test('are noted only where the box was ticked, with the sentence, the page and the time; the email says so', async () => {
    await ask({ news: false })
    await ask({ about: estimate })
    expect(await listNewsSignups()).toEqual([])
    const before = Date.now()
    await ask({ email: 'Bob@Home.test', about: bath, news: true })
    await ask({ email: 'bob@home.test', news: true })
    const [signup, ...others] = await listNewsSignups()
    expect(others).toEqual([])
    expect(signup).toMatchObject({ email: 'bob@home.test', text: newsText, page: '/design/bath' })
    expect(Date.parse(signup!.createdAt)).toBeGreaterThanOrEqual(before)
    const emails = await deliver()
    const toBob = emails.find(({ to }) => to.includes('Bob@home.test'))!
    expect(partsOf(toBob).get('text/plain')).toContain('This address is on our list for news')
  })

  test('the list is exported as CSV, and who asks for it is taken off', async () => {
    await ask({ news: true })
    const [{ id } = { id: '' }] = await listNewsSignups()
    const request = (method: string) =>
      new Request(`http://localhost:3000/api/news-signups`, { method, headers: { host: 'localhost:3000' } })
    const remove = () => removeSignup(request('DELETE'), withParams({ id }))
    expect((await remove()).status).toBe(401)
    await signInStaff()
    const csv = await (await exportSignups(request('GET'))).text()
    expect(csv).toMatch(/Email,Signed up,Page,Text that was checked\r\nann@home\.test,2\d{3}-[^,]+,\/design,/)
    expect((await remove()).status).toBe(204)
    expect(await listNewsSignups()).toEqual([])
    expect((await remove()).status).toBe(404)
  })
})

describe('without script', () => {
  const page = (path: string) => designForm(new Request(`http://localhost:3000${path}`))
  const fields = (more: Record<string, string> = {}) =>
    new URLSearchParams({ email: 'ann@home.test', about: kitchen, homepage: '', ...more }).toString()

  test('a page has the form for what was chosen, and leads back where that isn’t offered', async () => {
    const html = await (await page(kitchen.replace('/design', '/design/email'))).text()
    expect(html).toContain('<form method="post" action="/api/self-emails"')
    expect(html).toContain(`name="about" value="${kitchen.replaceAll('&', '&amp;')}"`)
    expect(html).not.toContain(' checked')
    const ofBath = await roomForm(
      new Request('http://localhost:3000/design/bath/email'),
      withParams({ room: 'bath' }),
    )
    expect(await ofBath.text()).toContain(`value="${bath.replaceAll('&', '&amp;')}"`)
    const ofEstimate = await estimateForm(new Request('http://localhost:3000/estimate/email?room=kitchen'))
    expect(await ofEstimate.text()).toContain('value="/estimate?room=kitchen"')
    const gonePage = await page('/design/email?cabinets=gold')
    expect([gonePage.status, gonePage.headers.get('location')]).toEqual([303, '/design'])
    const unknown = await roomForm(
      new Request('http://localhost:3000/design/x/email'),
      withParams({ room: '\n//evil' }),
    )
    expect(unknown.headers.get('location')).toBe('/design/%0A%2F%2Fevil')
    withoutMail()
    expect((await page('/design/email')).status).toBe(303)
  })

  test('the answer says to whom it went; a wrong address comes back with the form and what was ticked', async () => {
    const sent = await post(fields({ news: 'on' }))
    expect(sent.status).toBe(200)
    expect(await sent.text()).toContain('<h1>Sent to ann@home.test.</h1>')
    expect(await waiting()).toHaveLength(1)
    expect(await listNewsSignups()).toHaveLength(1)
    const wrong = await post(fields({ email: 'ann<b>', news: 'on' }))
    expect(wrong.status).toBe(400)
    const html = await wrong.text()
    expect(html).toContain('Please enter a valid email address')
    expect(html).toContain('value="ann&lt;b&gt;" aria-invalid="true"')
    expect(html).toContain('name="news" checked')
    const foreign = await (await post(fields({ about: 'javascript:alert(1)' }))).text()
    expect(foreign).not.toMatch(/javascript:|<form/)
  })
})
