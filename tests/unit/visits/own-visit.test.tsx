import { renderToStaticMarkup } from 'react-dom/server.node'
import { OwnVisit } from '@/components/site/screens/visit/own-visit'
import { defaultProfile } from '@/lib/business/profile'
import { reminderTime } from '@/lib/data/visit-reminders'
import { type VisitKind, type VisitWithLead } from '@/lib/visit-types'
import { visit } from './one-visit'

const calendars = { google: 'https://calendar.google.com/x', outlook: 'https://outlook.live.com/x' }
const render = (more: { hasMail: boolean; remindsAt: string; visit?: VisitWithLead }) =>
  renderToStaticMarkup(
    <OwnVisit
      {...{ visit, calendars, token: 'token', town: 'Nyack', profile: defaultProfile, days: [], ...more }}
      state="ahead"
      isMoved={false}
    />,
  )

test('a booked visit says what is mailed, when the reminder comes, and leads to three calendars', () => {
  const page = render({ hasMail: true, remindsAt: '2027-03-15T14:30:00.000Z' })
  expect(page).toContain('A confirmation goes to ann@example.com')
  expect(page).toContain('A reminder follows on Monday, March 15, at 10:30 AM.')
  for (const address of ['/api/visits/calendar/token', calendars.google, calendars.outlook])
    expect(page).toContain(`href="${address}"`)
})

test('it says where a visit to the showroom is, and that a call is by video', () => {
  const page = (kind: VisitKind) =>
    render({ hasMail: false, remindsAt: '', visit: { ...visit, kind, address: '' } })
  expect(page('showroom')).toContain('At our showroom: Route 303, Congers, NY 10920')
  expect(page('video')).toContain('By video call: we send you the link beforehand.')
  expect(page('home')).not.toMatch(/showroom:|video/)
})

test('where no mail is sent, none is promised', () => {
  const page = render({ hasMail: false, remindsAt: '' })
  expect(page).not.toMatch(/confirmation goes|reminder/)
  expect(page).toContain('Keep this page’s address')
})

test('a reminder comes a day ahead, unless the visit was agreed later than that', () => {
  const startsAt = new Date(visit.startsAt)
  expect(reminderTime(startsAt, new Date('2027-03-01T12:00Z'))).toEqual(new Date('2027-03-15T14:30Z'))
  expect(reminderTime(startsAt, new Date('2027-03-15T15:00Z'))).toBeNull()
})
