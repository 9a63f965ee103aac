import { type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { OwnVisit } from '@/components/site/screens/visit/own-visit'
import { defaultProfile } from '@/lib/business/profile'
import { reminderTime } from '@/lib/data/visit-reminders'
import { type VisitKind } from '@/lib/visit-types'
import { visit } from './one-visit'

const dana = '/images/showroom.webp'
const calendars = { google: 'https://calendar.google.com/x', outlook: 'https://outlook.live.com/x' }
type Shown = Partial<Pick<ComponentProps<typeof OwnVisit>, 'mail' | 'remindsAt' | 'visit' | 'profile'>>
const render = (props: Shown = {}) =>
  renderToStaticMarkup(
    <OwnVisit
      {...{ visit, calendars, token: 'token', town: 'Nyack', profile: defaultProfile, days: [] }}
      {...{ mail: null, remindsAt: '', ...props }}
      state="ahead"
      isMoved={false}
    />,
  )

test('a booked visit says what is mailed, when the reminder comes, and leads to three calendars', () => {
  const page = render({ mail: 'waiting', remindsAt: '2027-03-15T14:30:00.000Z' })
  expect(page).toContain('A confirmation goes to a…@example.com')
  expect(render({ mail: 'sent' })).toContain('We emailed a confirmation to a…@example.com')
  // Whoever has only the link doesn't learn the address.
  expect(page).not.toContain('ann@')
  expect(page).toContain('A reminder follows on Monday, March 15, at 10:30 AM.')
  for (const address of ['/api/visits/calendar/token', calendars.google, calendars.outlook])
    expect(page).toContain(`href="${address}"`)
  for (const address of [calendars.google, calendars.outlook])
    expect(page).toContain(`href="${address}" target="_blank" rel="noopener noreferrer"`)
})

test('it says where a visit to the showroom is, and that a call is by video', () => {
  const page = (kind: VisitKind) => render({ visit: { ...visit, kind, address: '' } })
  expect(page('showroom')).toContain('At our showroom: Route 303, Congers, NY 10920')
  expect(page('video')).toContain('By video call: we send you the link beforehand.')
  expect(page('video')).toMatch(/Your video call is booked.*Cancel this video call\?/)
  expect(page('home')).not.toMatch(/showroom:|video/)
})

test('without mail none is promised', () => {
  const page = render()
  expect(page).not.toMatch(/confirmation|reminder/)
  expect(page).toContain('Bookmark this page to move or cancel the visit later.')
})

test('it names who comes, unless staff have planned it for somebody else', () => {
  const terms = { ...defaultProfile.terms, comes: 'Dana Ruiz', role: 'Owner', picture: dana }
  const profile = { ...defaultProfile, terms }
  expect(render()).not.toContain('You’ll meet')
  const page = render({ profile })
  expect(page).toMatch(/You’ll meet.*Dana Ruiz<\/b>, Owner/)
  expect(page).toContain(dana)
  expect(render({ profile, visit: { ...visit, staffName: 'Dana Ruiz' } })).toContain('Dana Ruiz')
  expect(render({ profile, visit: { ...visit, staffName: 'Pat Doe' } })).not.toMatch(/Dana|Pat/)
})

test('a reminder comes a day ahead, unless the visit was agreed later than that', () => {
  const startsAt = new Date(visit.startsAt)
  expect(reminderTime(startsAt, new Date('2027-03-01T12:00Z'))).toEqual(new Date('2027-03-15T14:30Z'))
  expect(reminderTime(startsAt, new Date('2027-03-15T15:00Z'))).toBeNull()
})
