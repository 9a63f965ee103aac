import { defaultProfile } from '@/lib/business/profile'
import { visitEmail, visitOwnerEmail } from '@/lib/delivery/visit-emails'
import { calendarLinks } from '@/lib/visits/calendar-entry'
import { visitPath } from '@/lib/visits/visit-token'
import { monthsOf } from '@/lib/visits/weeks'
import { visit } from './one-visit'

process.env.NEXTAUTH_SECRET = 'a secret of thirty-two characters or more'

const siteUrl = 'https://showroom.example'
const input = { visit, profile: defaultProfile, siteUrl, organizer: 'office@showroom.example' }
const moved = {
  ...visit,
  sequence: 1,
  startsAt: '2027-03-18T18:00:00.000Z',
  updatedAt: '2027-03-02T12:00:00.000Z',
}
const canceled = { ...moved, sequence: 2, status: 'canceled' as const }

/** A calendar file's properties, unfolded and unescaped: what a calendar reads (RFC 5545). */
function read(content: string): Map<string, string> {
  expect(content).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR$/)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = content.replace(/\r\n[ \t]/g, '').split('\r\n')
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?:(.*)$/.exec(line) ?? []
      return [name, value.replace(/\\n/g, '\n').replace(/\\([,;\\])/g, '$1')]
    }),
  )
}

test('the confirmation says when and where, and how to change it', () => {
  const { subject, text, html } = visitEmail(input)
  expect(subject).toBe('Your visit is booked: Tuesday, March 16, at 10:30 AM')
  expect(text).toBe(`Hello Ann Field,
We’ll come to your home on Tuesday, March 16, at 10:30 AM.

Where: 12 Main Street, second door; the red one, Nyack

The visit takes about an hour and costs nothing. We’ll look at the room, measure it, and talk about what you have in mind. Times are Eastern Time.

Need a different time? Move or cancel the visit yourself:
${siteUrl}${visitPath(visit.id)}

Questions? Call (845) 555-0142, or reply to this email.

Didn’t ask for this visit? Someone probably mistyped an address. Please cancel it with the link above.

Hearth & Harbor Kitchen and Bath
Route 303, Congers, NY 10920
${siteUrl}
`)
  expect(html).toContain(`href="${siteUrl}${visitPath(visit.id)}"`)
  expect(html).not.toContain('galley')
})

test('moved, canceled and the day before, each in its own words', () => {
  const ofMove = visitEmail({ ...input, visit: moved })
  expect(ofMove.subject).toBe('Your visit has a new time: Thursday, March 18, at 2:00 PM')
  expect(ofMove.text).toContain('We’ll now come to your home on Thursday, March 18, at 2:00 PM.')
  const ofCancel = visitEmail({ ...input, visit: canceled })
  expect(ofCancel.subject).toBe('Your visit is canceled: Thursday, March 18, at 2:00 PM')
  expect(ofCancel.text).toContain(`Nobody will come.\n\nTo find another time:\n${siteUrl}/visit\n`)
  expect(ofCancel.text).not.toContain(visitPath(visit.id))
  const reminder = visitEmail(input, new Date('2027-03-16T03:59:00Z'))
  expect(reminder.subject).toBe('We’re visiting you tomorrow: Tuesday, March 16, at 10:30 AM')
  expect(reminder.text).toContain(
    'This is a reminder: we’ll come to your home on Tuesday, March 16, at 10:30 AM.',
  )
  const late = visitEmail(input, new Date('2027-03-16T04:00:00Z'))
  expect(late.subject).toBe('We’re visiting you today: Tuesday, March 16, at 10:30 AM')
})

test('a visit to the showroom and a video call say so, in the email and in the calendar', () => {
  const showroom = visitEmail({ ...input, visit: { ...visit, kind: 'showroom', place: '', address: '' } })
  expect(showroom.text).toContain('We’ll see you at our showroom on Tuesday, March 16, at 10:30 AM.')
  expect(showroom.text).toContain('Where: Route 303, Congers, NY 10920')
  expect(read(showroom.calendar.content).get('LOCATION')).toBe('Route 303, Congers, NY 10920')
  const byVideo = { ...visit, kind: 'video', place: '', address: '' } as const
  const call = visitEmail({ ...input, visit: byVideo })
  expect(call.subject).toBe('Your video call is booked: Tuesday, March 16, at 10:30 AM')
  expect(call.text).toContain('Where: Video call\n')
  expect(call.text).toContain('We’ll send you the link before the call.')
  expect(read(call.calendar.content).get('LOCATION')).toBe('Video call')
  const reminder = visitEmail({ ...input, visit: byVideo }, new Date('2027-03-16T03:59:00Z'))
  expect(reminder.subject).toBe('Our video call is tomorrow: Tuesday, March 16, at 10:30 AM')
  const ownersOf = (changedVisit: typeof visit) => visitOwnerEmail({ ...input, visit: changedVisit })
  expect(ownersOf(byVideo).text).toMatch(/^Ann Field booked a video call\.[\s\S]*Where: Video call\n/)
  expect(ownersOf(byVideo).text).toContain('Before the call: Send them the link')
  expect(ownersOf({ ...byVideo, status: 'canceled' }).text).not.toContain('Send them the link')
  expect(ownersOf({ ...visit, kind: 'showroom' }).subject).toMatch(/^Ann Field booked a showroom visit: /)
  for (const { text, html } of [showroom, call, reminder])
    expect(text + html).not.toMatch(/your home|measure/)
})

test('the email names who comes, if that is known', () => {
  const picture = `/media/${'a'.repeat(32)}/dana-400x400.webp`
  const terms = { ...defaultProfile.terms, comes: 'Dana Ruiz', role: 'Owner', picture }
  const profile = { ...defaultProfile, terms }
  const { text, html } = visitEmail({ ...input, profile })
  expect(text).toContain('the red one, Nyack\nYou’ll meet: Dana Ruiz, Owner\n\n')
  expect(html).toMatch(/<img src="https:\/\/showroom\.example\/media\/a{32}\/dana-\d+\.webp" width="64"/)
  expect(html).toContain('Dana Ruiz, Owner')
  const planned = visitEmail({ ...input, profile, visit: { ...visit, staffName: 'Pat Doe' } })
  expect(planned.text + visitEmail({ ...input, profile, visit: canceled }).text).not.toMatch(/meet|Dana/)
})

test('a stranger’s words carry no links to anybody', () => {
  const lead = { ...visit.lead, name: 'Win at www.spam.example now' }
  const { text, html, calendar } = visitEmail({
    ...input,
    visit: { ...visit, lead, address: 'spam.example/x' },
  })
  for (const part of [text, html, read(calendar.content).get('DESCRIPTION')])
    expect(part).not.toContain('spam.example')
})

test('the owner reads who, where and about what', () => {
  const { subject, text, calendar } = visitOwnerEmail(input)
  expect(subject).toBe('Ann Field booked a visit: Tuesday, March 16, at 10:30 AM')
  expect(text).toContain(`When: Tuesday, March 16, at 10:30 AM, 60 minutes
Where: 12 Main Street, second door; the red one, Nyack
On the road: 30 minutes are kept free before and after.
About: Kitchen remodeling
Phone: 845 555 0123
Email: ann@example.com
Message: A galley kitchen.`)
  expect(text).toContain(`${siteUrl}/admin/leads/lead-1`)
  expect(calendar.method).toBe('PUBLISH')
  expect(read(calendar.content).get('SUMMARY')).toBe('Visit: Ann Field')
  const ofCancel = visitOwnerEmail({ ...input, visit: canceled })
  expect(ofCancel.subject).toBe('Ann Field canceled the visit: Thursday, March 18, at 2:00 PM')
  expect(ofCancel.text).toContain('It was set for Thursday, March 18, at 2:00 PM. The time is free again.')
  expect(read(ofCancel.calendar.content).get('STATUS')).toBe('CANCELLED')
})

test('a calendar follows: the same UID, a rising SEQUENCE, and an end', () => {
  const entries = [visit, moved, canceled].map(
    (changedVisit) => visitEmail({ ...input, visit: changedVisit }).calendar,
  )
  expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  const [first, second, third] = entries.map(({ content }) => read(content))
  expect([first, second, third].map((entry) => entry?.get('UID'))).toEqual(
    Array(3).fill('visit-1@showroom.example'),
  )
  expect([first, second, third].map((entry) => entry?.get('SEQUENCE'))).toEqual(['0', '1', '2'])
  expect(first?.get('METHOD')).toBe('REQUEST')
  // In UTC, so that every calendar shows it right on both sides of the change of clocks.
  expect([first?.get('DTSTART'), first?.get('DTEND')]).toEqual(['20270316T143000Z', '20270316T153000Z'])
  expect(second?.get('DTSTART')).toBe('20270318T180000Z')
  expect(first?.get('LOCATION')).toBe('12 Main Street, second door; the red one, Nyack')
  expect(first?.get('STATUS')).toBe('CONFIRMED')
  expect(third?.get('STATUS')).toBe('CANCELLED')
  expect(first?.get('ORGANIZER')).toMatch(/office@showroom\.example/i)
  expect(first?.get('ATTENDEE')).toMatch(/ann@example\.com/i)
  expect(first?.get('DESCRIPTION')).toContain(`${siteUrl}${visitPath(visit.id)}`)
  expect(third?.get('DESCRIPTION')).not.toContain(visitPath(visit.id))
})

test('other calendars get the same entry by a link', () => {
  const { google, outlook } = calendarLinks(visit, defaultProfile, siteUrl)
  const atGoogle = new URL(google)
  expect(atGoogle.origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(atGoogle.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: `Visit by ${defaultProfile.shortName}`,
    dates: '20270316T143000Z/20270316T153000Z',
    details: expect.stringContaining(`${siteUrl}${visitPath(visit.id)}`) as string,
    location: '12 Main Street, second door; the red one, Nyack',
  })
  const atOutlook = new URL(outlook)
  expect(atOutlook.origin).toBe('https://outlook.live.com')
  expect(Object.fromEntries(atOutlook.searchParams)).toMatchObject({
    subject: `Visit by ${defaultProfile.shortName}`,
    startdt: '2027-03-16T14:30:00.000Z',
    enddt: '2027-03-16T15:30:00.000Z',
    location: '12 Main Street, second door; the red one, Nyack',
  })
})

test.each([
  [['2026-11-03', '2026-11-24'], 'November 2026'],
  [['2026-11-24', '2026-12-15'], 'November – December 2026'],
  [['2026-12-22', '2027-01-12'], 'December 2026 – January 2027'],
])('the calendar of %p is headed by its months', (days, heading) => {
  expect(monthsOf(days.map((day) => ({ day, times: [] })))).toBe(heading)
})
