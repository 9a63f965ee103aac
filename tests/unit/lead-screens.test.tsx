import { renderToStaticMarkup } from 'react-dom/server'
import { LeadDetail } from '@/components/admin/leads/lead-detail'
import { InboxScreen } from '@/components/admin/leads/inbox-screen'
import { defaultProfile, phoneText } from '@/lib/business/profile'
import { leadFilterOf } from '@/lib/schemas/lead-filter'
import { designAt } from '@/lib/business/sent-design'
import { type LeadWithEvents } from '@/lib/content-types'
import { emptyLead } from './empty-lead'
import { leadDetailProps } from './lead-detail-props'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const lead: LeadWithEvents = {
  ...emptyLead,
  id: 'one',
  source: 'chat',
  name: 'Jane',
  phone: '845 555 0111',
  createdAt: '2026-11-01T12:00:00.000Z',
  events: [],
}
const { now, today, staff, me } = leadDetailProps
const screen = (more: Partial<LeadWithEvents>, around: Partial<typeof leadDetailProps> = {}) =>
  renderToStaticMarkup(<LeadDetail lead={{ ...lead, ...more }} {...leadDetailProps} {...around} />)
const linksOf = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)

test('the kitchen that was sent along is a picture with its words and the way to it', () => {
  const design = designAt(
    '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black',
  )!
  const html = screen({}, { design })
  expect(html).toContain('The kitchen they put together')
  expect(html).toContain(`src="${design.picture.replaceAll('&', '&amp;')}"`)
  expect(html).toContain(`alt="${design.text}"`)
  expect(linksOf(html)).toContain(design.address.replaceAll('&', '&amp;'))
  expect(screen({})).not.toContain('The kitchen they put together')
})

test('merging says with whom, and not into which: the one that waits longest stays', () => {
  const html = screen({}, { others: [{ ...emptyLead, id: 'two', name: 'Robin' }] })
  expect(html).toContain('aria-label="Merge with the lead of Robin"')
})

test('a visitor’s text has no links', () => {
  const html = screen({
    email: 'jane@example.com?bcc=evil@evil.example&body=x',
    page: '//evil.example/login',
    referrer: 'https://evil.example/',
    utmSource: 'javascript:alert(1)',
  })
  expect(linksOf(html)).toEqual([
    '/admin/leads',
    'tel:+18455550111',
    'sms:+18455550111',
    'mailto:jane%40example.com%3Fbcc%3Devil@evil.example%26body%3Dx',
    '/admin/visits?lead=one',
    'tel:+18455550111',
    'mailto:jane%40example.com%3Fbcc%3Devil@evil.example%26body%3Dx',
  ])
  expect(html).toContain('//evil.example/login')
})

test.each(['/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'the page %j, as an earlier version stored it, is no link',
  (page) => expect(screen({ page })).not.toMatch(/<dd><a href="(?!tel:)/),
)

test('the page it was sent from is one', () => {
  expect(linksOf(screen({ page: '/nyack', email: 'jane@example.com' }))).toEqual(
    expect.arrayContaining(['/nyack', 'mailto:jane@example.com']),
  )
})

test('a suspect says why, and is mended by one button; any other lead can be marked', () => {
  const heldScreen = screen({ status: 'spam', suspicion: 'It was quick.' })
  expect(heldScreen).toContain(
    '<b class="font-semibold">Held as spam.</b> It was quick. You were not notified.',
  )
  expect(heldScreen).toMatch(/<button[^>]*>Not spam<\/button>/)
  expect(screen({ status: 'spam' })).toMatch(/Marked as spam\.<\/b>.*Not spam<\/button>/)
  expect(screen({})).toMatch(/<button[^>]*>Mark as spam<\/button>/)
})

test('the history tells how a verdict was changed', () => {
  const event = { id: 'e', createdAt: lead.createdAt, staffName: 'Ann' }
  const html = screen({
    events: [
      { ...event, kind: 'not-spam', text: 'It was quick.' },
      { ...event, id: 'f', kind: 'proven', text: '' },
    ],
  })
  expect(html).toContain('Not spam after all. It was held because: It was quick.')
  expect(html).toContain('No longer held as spam')
})

const inboxLead = { ...lead, estimate: null, isUndelivered: false }
const views = { waiting: 1, open: 1, followup: 0, won: 0, finished: 0, lost: 0, spam: 2, all: 1 }
type Inbox = Parameters<typeof InboxScreen>[0]
const inbox = (more: Partial<Inbox> = {}) =>
  renderToStaticMarkup(
    <InboxScreen
      filter={leadFilterOf({})}
      page={1}
      total={1}
      sum={{ value: 0, estimates: null }}
      rows={[inboxLead]}
      choices={{ sources: ['chat'], towns: ['nyack'], services: [] }}
      views={views}
      late={0}
      longestWait={{ id: 'one' }}
      newestAt={lead.createdAt}
      staff={staff}
      me={me}
      spamDays={90}
      isAdding={false}
      context={{ now, today, promise: defaultProfile }}
      {...more}
    />,
  )

test('the inbox says who waits, and how many longer than promised', () => {
  expect(inbox()).toContain('1 waiting for a reply, all within the promise.')
  expect(inbox({ late: 1 })).toContain('1 waiting for a reply, 1 longer than the 2 hours promised.')
  expect(inbox({ views: { ...views, waiting: 0 } })).toContain('Nobody is waiting for a reply.')
  expect(inbox()).toContain('Spam<span class="text-12 font-medium text-stone"> 2</span>')
})

test('the list says what its leads are worth together', () => {
  expect(inbox()).toContain('</div>1 lead</div>')
  expect(inbox({ sum: { value: 18_500, estimates: { from: 27_600, to: 38_900 } } })).toContain(
    '1 lead, worth $18,500, and $27,600–$38,900 by estimates',
  )
  expect(inbox({ sum: { value: 0, estimates: { from: 900, to: 1200 } } })).toContain('1 lead, $900–$1,200 by')
})

test('a row is named by its lead alone, and leads to it with its place in the list', () => {
  const html = inbox({ filter: leadFilterOf({ view: 'all', town: 'nyack' }), page: 3, total: 150 })
  expect(html).toMatch(
    /href="\/admin\/leads\/one\?view=all&amp;town=nyack&amp;at=100&amp;page=3"[^>]*>Jane<\/a>/,
  )
})

test('a row says by words what its colors say', () => {
  const row = (more: Partial<Inbox['rows'][number]>) => inbox({ rows: [{ ...inboxLead, ...more }] })
  expect(row({})).toContain('<span class="sr-only">Unread.</span>')
  expect(row({ readAt: now.toISOString() })).not.toContain('Unread.')
  expect(row({ createdAt: '2026-10-30T12:00:00.000Z' })).toMatch(/late by \d+ h/)
  expect(row({ status: 'contacted', replyMinutes: 151 })).toMatch(
    /Replied in 2 h 31 min.*Later than promised/,
  )
  expect(row({ status: 'won', value: 2850 })).toContain('$2,850')
  expect(row({ estimate: { from: 27_600, to: 38_900 } })).toContain('$27,600–$38,900')
  expect(row({ status: 'won', value: 2850, estimate: { from: 27_600, to: 38_900 } })).not.toContain('$27,600')
  expect(row({ status: 'quoted', followUpOn: '2026-11-01' })).toContain('Follow up today')
  expect(row({ isUndelivered: true })).toContain('Email not sent')
})

test('a lead without details shows its source once, and its number reads as numbers do', () => {
  expect(screen({})).toContain('Chat widget · ')
  expect(screen({})).not.toContain('Chat widget · Chat widget')
  expect(screen({})).toContain('>(845) 555-0111</a>')
  expect(inbox()).toMatch(/>No message<\/b>.*Chat widget/)
  const row = (more: Partial<Inbox['rows'][number]>) => inbox({ rows: [{ ...inboxLead, ...more }] })
  expect(row({ preferredContact: 'phone' })).toMatch(/>Asks for a call<\/b>/)
  const message = 'Do you work in Nyack?'
  expect(row({ message }).split(message)).toHaveLength(2)
  expect(row({ message, projectType: 'countertops' })).toMatch(/>Countertops[^<]*<\/b>.*Do you work in Nyack/)
  expect(inbox()).toContain('>(845) 555-0111</small>')
})

test.each([
  ['8455550142', '(845) 555-0142'],
  ['+1 845.555.0142', '(845) 555-0142'],
  ['845 555 0142 ext. 5', '845 555 0142 ext. 5'],
  ['+49 30 901820', '+49 30 901820'],
  ['555-0142', '555-0142'],
  ['', ''],
])('the number %j is written %j', (typed, shownText) => expect(phoneText(typed)).toBe(shownText))

test('a filter offers what leads have, and what is chosen', () => {
  const options = (html: string) =>
    Array.from(html.matchAll(/<option value="([^"]+)"/g), ([, value]) => value)
  expect(options(inbox())).toEqual(expect.arrayContaining(['chat', 'nyack']))
  expect(options(inbox())).not.toContain('suffern')
  expect(options(inbox())).not.toContain('recommendations')
  expect(options(inbox({ filter: leadFilterOf({ town: 'suffern' }) }))).toContain('suffern')
})

test('a lead from /estimate came from that page, another estimate from the dialog', () => {
  expect(screen({ source: 'estimate', page: '/estimate' })).toContain('Estimate page')
  expect(screen({ source: 'estimate', page: '/estimate?room=kitchen' })).toContain('Estimate page')
  expect(screen({ source: 'estimate', page: '/nyack' })).toContain('Estimate dialog')
  expect(screen({ source: 'estimate', page: '/estimate-tips' })).toContain('Estimate dialog')
})

const estimate = [
  'Estimate: Kitchen in Nyack',
  'For a medium kitchen, middle finishes',
  'Lines\nCabinets: $9,000-$14,000 (semi-custom)\nTile: $2,000-$3,500 (porcelain)',
  'Sum: $11,000-$17,500',
  'Not asked for\nFloor: It stays',
  'https://evil.example/estimate?room=kitchen&size=2',
].join('\n\n')

test('an estimate sent along is laid out, and its link leads to our own page', () => {
  const html = screen({ plan: estimate })
  expect(html).toContain('>The estimate they sent</h2>')
  expect(html).toMatch(/<h3[^>]*>Lines<\/h3>/)
  expect(html).toMatch(/Cabinets<small[^>]*>semi-custom<\/small><\/span><span[^>]*>\$9,000-\$14,000</)
  expect(html).toMatch(/font-semibold"><span>Sum<\/span><span[^>]*>\$11,000-\$17,500</)
  expect(html).toMatch(/<a [^>]*href="\/estimate\?room=kitchen&amp;size=2"[^>]*>Open this estimate<\/a>/)
  expect(html).not.toContain('evil.example')
})

test.each(['https://evil.example/', 'javascript:alert(1)', 'https://site.test/estimates', '//evil.example'])(
  'a plan that says %j has no link',
  (text) => {
    const html = screen({ plan: text })
    expect(html).toContain(text)
    expect(linksOf(html)).toEqual(linksOf(screen({})))
  },
)

test('the spam says when it is deleted, also while there is none', () => {
  const spam = { filter: leadFilterOf({ view: 'spam' }) }
  const words = 'Spam is deleted 90 days after it came in, read or not.'
  expect([inbox(spam), inbox({ ...spam, rows: [] })]).toEqual(Array(2).fill(expect.stringContaining(words)))
  expect(inbox()).not.toContain(words)
})

test('only an owner is offered the export and the deletion', () => {
  expect(screen({})).toContain('Delete on request')
  expect(screen({}, { me: { id: 'bob', isOwner: false } })).not.toContain('Delete on request')
})

test('an empty view says what it means', () => {
  const empty = (params: Record<string, string>) =>
    inbox({ filter: leadFilterOf(params), rows: [], total: 0 })
  expect(empty({})).toContain('Nothing is waiting')
  expect(empty({ view: 'won' })).toContain('No lead is won yet')
  expect(empty({ q: 'zzz' })).toContain('Clear a filter')
  expect(empty({ q: 'zzz' })).toContain('Search the spam')
})

test('stored values are in their fields before any script', () => {
  expect(screen({ status: 'won', value: 18500 })).toContain('value="18500"')
  expect(screen({ status: 'lost', lostReason: 'Too far away' })).toContain('value="Too far away"')
})
