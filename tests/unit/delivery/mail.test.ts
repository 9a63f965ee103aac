import { createServer } from 'node:net'
import fc from 'fast-check'
import addressparser from 'nodemailer/lib/addressparser'
import { closed } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { confirmationEmail } from '@/lib/delivery/confirmation-email'
import { ownerEmail } from '@/lib/delivery/owner-email'
import { withoutLinks } from '@/lib/delivery/email'
import { mailAddress, ownerAddress, senderAddress } from '@/lib/mail/addresses'
import { type Mail, type MailTimes, sendMail } from '@/lib/mail/send'
import { type SendError } from '@/lib/send-error'
import { partsOf, shown, startMailServer } from './mail-server'
import { emptyLead } from '../empty-lead'

const lead: Lead = {
  ...emptyLead,
  name: 'Dana Ortiz',
  phone: '845 555 0199',
  email: 'dana@home.test',
  message: 'Galley kitchen,\nabout 8 by 12 feet. <b>Soon</b>',
  projectType: 'kitchen-remodeling',
  preferredContact: 'phone',
  page: '/rockland/nyack/',
  town: 'nyack',
}
const siteUrl = 'https://kitchens.test'
const profile = { ...defaultProfile, email: 'hello@kitchens.test' }
const letterOf = (change: Partial<Lead>) => ownerEmail({ lead: { ...lead, ...change }, profile, siteUrl })
const confirm = (change: Partial<Lead>) =>
  confirmationEmail({ lead: { ...lead, ...change }, profile, siteUrl })

test('the owner’s mail names a request’s source as the lists do', () => {
  const bare = { source: 'estimate', projectType: '', service: '', town: '' } as const
  expect(letterOf({ ...bare, page: '/estimate?room=both' }).subject).toBe(
    'New request from Dana Ortiz: Estimate page',
  )
  expect(letterOf({ ...bare, page: '/nyack' }).text).toMatch(/^Sent by: Estimate dialog, /m)
})

test('the owner sees the kitchen that was put together: its picture, its words and the way to it', () => {
  const design =
    '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black&sample=floor-slate'
  const { text, html } = letterOf({ design })
  for (const part of [text, html]) expect(part).toMatch(/Samples to bring[^]{0,200}Slate \(Floor\)/)
  expect(text).toContain(
    'The kitchen they put together:\nSage cabinets with a natural oak island, a Calacatta marble',
  )
  expect(text).toContain(`${siteUrl}${design}\n`)
  expect(html).toMatch(
    /<img src="https:\/\/kitchens\.test\/design\/picture\?[^"]+"[^>]* alt="Sage cabinets with/,
  )
  expect(html).toContain(`href="${siteUrl}${design.replaceAll('&', '&amp;')}"`)
  expect(letterOf({}).html).not.toContain('The kitchen they put together')
  expect(letterOf({ design: 'https://evil.example/design?x' }).html).not.toContain('evil.example')
})

test('the owner sees the estimate that came along: its lines, their sum and the way to it', () => {
  const plan = [
    'Estimate: Kitchen in Nyack',
    'Lines\nCabinet Installation: $8,000–$10,800 (Replaced)',
    'Total: $8,000–$10,800',
    'https://evil.example/estimate?room=kitchen&town=nyack',
  ].join('\n\n')
  const { text, html } = letterOf({ plan })
  expect(text).toContain(`The estimate they sent:\n${plan}`)
  expect(html).toMatch(/>The estimate they sent<\/h2>/)
  expect(html).toMatch(
    /<th[^>]*>Cabinet Installation<br><span[^>]*>Replaced<\/span><\/th><td[^>]*>\$8,000–\$10,800</,
  )
  expect(html).toMatch(/<th[^>]*font-weight:600[^>]*>Total<\/th><td[^>]*>\$8,000–\$10,800</)
  expect(html).toContain(`href="${siteUrl}/estimate?room=kitchen&amp;town=nyack"`)
  expect(html).not.toContain('evil.example')
  expect(letterOf({ plan: 'Smart Recommendations' }).html).toContain('The plan they sent')
})

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => (server = await startMailServer()))
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
  server.state.mood = 'accept'
})

const env = (change: object = {}) => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'site@kitchens.test',
  LEADS_TO: undefined,
  ADMIN_EMAIL: 'owner@example.com',
  ...change,
})
const mail = (change: Partial<Mail> = {}): Mail => ({
  to: 'owner@kitchens.test',
  fromName: 'Website',
  replyTo: { name: lead.name, address: lead.email },
  id: 'message-1',
  automatic: 'generated',
  ...letterOf({}),
  ...change,
})
/** For servers that never answer. Others get the usual times: on a busy machine they may need more than this. */
const short = { connect: 300, answer: 300 }
const failure = (change: object = {}, times?: MailTimes) =>
  sendMail(env(change), mail(), times).then(
    () => {
      throw new Error('it was sent')
    },
    (error: SendError) => error,
  )

test('the owner’s mail has all that is needed to answer, as text and as HTML', async () => {
  await sendMail(env(), mail())
  const [message] = server.received
  expect(message).toMatchObject({ from: 'site@kitchens.test', to: ['owner@kitchens.test'] })
  const { head } = message!
  expect(shown(head.get('subject'))).toBe('New request from Dana Ortiz: Kitchen remodeling · Nyack')
  expect(head.get('from')).toBe('Website <site@kitchens.test>')
  expect(head.get('reply-to')).toBe('Dana Ortiz <dana@home.test>')
  expect(head.get('message-id')).toBe('<message-1@kitchens.test>')
  expect(head.get('auto-submitted')).toBe('auto-generated')
  const parts = partsOf(message!)
  const text = parts.get('text/plain') ?? ''
  const html = parts.get('text/html') ?? ''
  expect(text).toContain('Phone: 845 555 0199')
  expect(text).toContain('Galley kitchen,')
  expect(text).toContain('https://kitchens.test/admin/leads/lead-1')
  expect(html).toContain('href="tel:+18455550199"')
  expect(html).toContain('href="https://kitchens.test/admin/leads/lead-1"')
  expect(html).toContain('about 8 by 12 feet. &lt;b&gt;Soon&lt;/b&gt;')
  expect(html).toContain('<br>about 8 by 12')
})

test('the confirmation says what happens next, whom to call and what was written', () => {
  const { subject, text, html } = confirm({})
  expect(subject).toBe('We have your request: Hearth & Harbor')
  for (const body of [text, html]) {
    expect(body).toContain('Within 24 hours')
    expect(body).toContain('(845) 555-0142')
    expect(body).toContain('Galley kitchen,')
  }
  expect(html).toContain('tel:+18455550142')
  expect(html).toContain('&lt;b&gt;Soon')
})

test.each([
  ['See https://evil.test/x?y now', 'See […] now'],
  ['go to www.evil.test/login', 'go to […]'],
  ['evil.example.com or a.co/b', '[…] or […]'],
  ['About 8.5 by 12 feet. Two rooms, e.g. the bath.', 'About 8.5 by 12 feet. Two rooms, e.g. the bath.'],
])('a confirmation carries no link of a stranger: %j', (written, shownText) => {
  expect(withoutLinks(written)).toBe(shownText)
})

test('whatever a visitor writes, the mail has one recipient, one sender and the head we gave it', async () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      'a\r\nBcc: evil@evil.test',
      'x" <evil@evil.test>, "',
      '<evil@evil.test>',
      'a,b@evil.test;c',
      '\u2028Bcc:x',
      'é\nTo: e@evil.test',
    ),
  )
  const address = fc.oneof(
    nasty,
    nasty.map((text) => `dana@home.test${text}`),
  )
  const allowed = [
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'auto-submitted',
    'x-auto-response-suppress',
  ]
  await fc.assert(
    fc.asyncProperty(nasty, address, nasty, nasty, async (name, email, message, town) => {
      server.received.length = 0
      const letter = letterOf({ name, email, message, town, service: '', projectType: '' })
      await sendMail(env(), mail({ ...letter, replyTo: { name, address: email } }))
      const [received] = server.received
      expect(received?.to).toEqual(['owner@kitchens.test'])
      expect(received?.from).toBe('site@kitchens.test')
      expect([...received!.head.keys()].filter((header) => !allowed.includes(header))).toEqual([])
      const valid = mailAddress(email)
      expect(received!.head.has('reply-to')).toBe(valid !== null)
      const readers = addressparser(received!.head.get('reply-to') ?? '', { flatten: true }).map(
        ({ address }) => address,
      )
      // Names of hosts are the same in any case, and written small.
      expect(readers.map((reader) => reader.toLowerCase())).toEqual(valid ? [valid.toLowerCase()] : [])
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('whatever a visitor writes, it is text in the HTML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const wild = `<script>${text}</script><img src=x onerror="${text}">`
      for (const { html } of [
        letterOf({ name: wild, message: wild, town: wild, page: wild, plan: wild, email: wild, phone: wild }),
        confirm({ name: wild, message: wild }),
      ])
        expect(html).not.toMatch(/<script|<img/)
    }),
  )
})

describe('a failure is explained by its kind, without secrets', () => {
  test.each([
    [{ recipient: 550 }, { isPermanent: true, affectsChannel: false }, /refused the recipient’s address/],
    [{ recipient: 450 }, { isPermanent: false, affectsChannel: false }, /at the moment \(450\)/],
    [{ recipient: 421 }, { isPermanent: false, affectsChannel: true }, /isn’t accepting emails/],
    [{ message: 554 }, { isPermanent: true, affectsChannel: false }, /refused this message/],
    [{ message: 451 }, { isPermanent: false, affectsChannel: false }, /postponed this message/],
    ['hang' as const, { isPermanent: false, affectsChannel: true }, /didn’t answer in time/],
    ['drop' as const, { isPermanent: false, affectsChannel: true }, /was lost/],
  ])('%j', async (mood, kind, words) => {
    server.state.mood = mood
    const error = await failure({}, mood === 'hang' ? short : undefined)
    expect(error).toMatchObject(kind)
    expect(error.message).toMatch(words)
    expect(error.message).not.toMatch(/secret|kitchens|127/i)
    expect(server.received).toEqual([])
  })

  test('nobody listens, no such name, no greeting', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const cases: [string, RegExp, MailTimes?][] = [
      ['smtp://127.0.0.1:1', /refused the connection/],
      ['smtp://nowhere.invalid', /can’t be found/],
      [`smtp://127.0.0.1:${port}`, /in time/, short],
    ]
    for (const [url, words, times] of cases) {
      const error = await failure({ SMTP_URL: url }, times)
      expect(error).toMatchObject({ isPermanent: false, affectsChannel: true })
      expect(error.message).toMatch(words)
    }
    silent.close()
  })

  test('a wrong password waits for the right one', async () => {
    const closed = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    })
    const error = await failure({ SMTP_URL: closed.url.replace('//', '//somebody:hunter2@') })
    expect(error).toMatchObject({ isPermanent: false, affectsChannel: true })
    expect(error.message).toMatch(/refused the user name or password/)
    expect(error.message).not.toMatch(/hunter2|somebody/)
    await closed.close()
  })

  test('no address to send from', async () => {
    expect((await failure({ MAIL_FROM: undefined })).message).toBe('There is no address to send from.')
  })
})

test('sender and recipient of mail, without a made-up address', () => {
  const none = {
    MAIL_FROM: undefined,
    SMTP_URL: undefined,
    LEADS_TO: undefined,
    ADMIN_EMAIL: 'owner@example.com',
  }
  expect(senderAddress(none)).toBeNull()
  expect(senderAddress({ ...none, ADMIN_EMAIL: 'ann@kitchens.test' })).toBe('ann@kitchens.test')
  expect(senderAddress({ ...none, LEADS_TO: 'leads@kitchens.test' })).toBe('leads@kitchens.test')
  const user = 'smtps://site%40kitchens.test:x@mail.kitchens.test'
  expect(senderAddress({ ...none, LEADS_TO: 'leads@kitchens.test', SMTP_URL: user })).toBe(
    'site@kitchens.test',
  )
  expect(senderAddress({ ...none, SMTP_URL: 'smtps://apikey:x@mail.kitchens.test' })).toBeNull()
  expect(ownerAddress(none, defaultProfile)).toBeNull()
  expect(ownerAddress(none, profile)).toBe('hello@kitchens.test')
  expect(ownerAddress({ ...none, LEADS_TO: 'leads@kitchens.test' }, profile)).toBe('leads@kitchens.test')
  const ownProfile = { ...profile, mail: { ...profile.mail, leadsTo: 'office@kitchens.test' } }
  expect(ownerAddress({ ...none, LEADS_TO: 'leads@kitchens.test' }, ownProfile)).toBe('office@kitchens.test')
})

test('the confirmation promises what the profile says, with its telephone hours', () => {
  const usual = confirm({}).text
  expect(usual).toContain('Within 24 hours: We contact you.')
  expect(usual).toContain('(Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM)')
  const changed = {
    ...profile,
    replyHours: 1,
    telephoneHours: { ...profile.telephoneHours, saturday: closed },
  }
  const { text, html } = confirmationEmail({ lead, profile: changed, siteUrl })
  expect(text).toContain('Within 1 hour during business hours: We contact you.')
  expect(text).toContain('(Mon–Fri 8 AM–6 PM)')
  expect(html).toContain('Within 1 hour')
})
