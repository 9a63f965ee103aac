import { renderToStaticMarkup } from 'react-dom/server'
import { LeadDetail } from '@/components/admin/leads/lead-detail'
import { LeadList } from '@/components/admin/leads/lead-list'
import { type LeadWithEvents } from '@/lib/content-types'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const lead: LeadWithEvents = {
  id: 'one',
  source: 'chat',
  status: 'new',
  name: 'Jane',
  phone: '845 555 0111',
  email: '',
  message: '',
  projectType: '',
  preferredContact: '',
  page: '',
  town: '',
  service: '',
  referrer: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
  gclid: '',
  plan: '',
  suspicion: '',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  events: [],
}
const now = new Date('2026-11-01T12:05:00.000Z')
const screen = (more: Partial<LeadWithEvents>) =>
  renderToStaticMarkup(<LeadDetail lead={{ ...lead, ...more }} now={now} />)
const linksOf = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)

test('what a visitor has written leads nowhere else', () => {
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
  const held = screen({ status: 'spam', suspicion: 'It was quick.' })
  expect(held).toContain('<b class="font-semibold">Held as spam.</b> It was quick. You were not notified.')
  expect(held).toMatch(/<button[^>]*>Not spam<\/button>/)
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

test('the inbox says how many are held', () => {
  const list = (suspects: number) =>
    renderToStaticMarkup(<LeadList leads={[lead]} suspects={suspects} now={now} />)
  expect(list(2)).toContain('1 waiting for a reply. 2 held as spam: open one to see why.')
  expect(list(0)).not.toContain('held')
})
