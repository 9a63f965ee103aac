import {
  calendarHref,
  daysOf,
  shiftView,
  overlayFromParams,
  viewAround,
  viewFromParams,
} from '@/components/admin/visits/calendar-address'
import { defaultProfile } from '@/lib/business/profile'
import { settingsGroups } from '@/lib/records/settings/groups'
import { type VisitBlockFields } from '@/lib/schemas/visit-work'
import { fromOfficeInput, startOfOfficeDay } from '@/lib/time/office-time'
import { type VisitBlock, type VisitWithLead } from '@/lib/visit-types'
import { blockSpans, blockText, seriesText } from '@/lib/visits/blocks'
import { fromTo, weekText } from '@/lib/visits/calendar-text'
import { feedSpan, feedText } from '@/lib/visits/feed'

const at = (text: string) => fromOfficeInput(text) ?? ''
const now = new Date('2027-03-10T20:00:00Z')

const visit = (startsAt: string, more: Partial<VisitWithLead> = {}): VisitWithLead => ({
  ...{
    id: 'v1',
    leadId: 'l1',
    kind: 'home',
    staffId: null,
    staffName: null,
    startsAt,
    minutes: 60,
    travel: 30,
    place: 'nyack',
    address: '12 Main; St, "A"',
  },
  ...{ status: 'booked', madeBy: 'staff', sequence: 3, version: 4, agreedAt: startsAt, remindedAt: null },
  ...{ createdAt: startsAt, updatedAt: '2027-02-01T12:00:00.000Z' },
  lead: {
    ...{ id: 'l1', name: 'José Peña', phone: '8455550117', email: '', projectType: 'kitchen-remodeling' },
    message: `A long message\nwith lines, ${'and more '.repeat(20)}`,
  },
  ...more,
})
const block = (startsAt: string, endsAt: string, reason = ''): VisitBlock => ({
  ...{ id: 'b1', startsAt, endsAt, reason, seriesId: null, isFromCalendar: false, staffName: null },
})

/** Reads a calendar back, as RFC 5545 has it: folded lines, properties, escaped texts. */
function parsed(text: string): Record<string, string>[] {
  expect(text.endsWith('\r\n') || text.endsWith('END:VCALENDAR')).toBe(true)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  const events: Record<string, string>[] = []
  let event: Record<string, string> | undefined
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') event = {}
    else if (line === 'END:VEVENT' && event) {
      events.push(event)
      event = undefined
    } else if (event) {
      const colon = line.indexOf(':')
      const value = line.slice(colon + 1)
      event[line.slice(0, colon)] = value.replace(/\\n/g, '\n').replace(/\\([,;\\])/g, '$1')
    }
  }
  return events
}
const feed = (visits: VisitWithLead[], blocks: VisitBlock[] = []) =>
  parsed(feedText({ visits, blocks, profile: defaultProfile, siteUrl: 'https://example.com' }))

test('a visit read back is the visit', () => {
  const [event] = feed([visit(at('2027-03-09T10:00'))])
  expect(event).toMatchObject({
    UID: 'v1@example.com',
    SEQUENCE: '3',
    DTSTAMP: '20270201T120000Z',
    DTSTART: '20270309T150000Z',
    DTEND: '20270309T160000Z',
    SUMMARY: 'José Peña, Nyack',
    LOCATION: '12 Main; St, "A", Nyack, NY',
    STATUS: 'CONFIRMED',
    'URL;VALUE=URI': 'https://example.com/admin/visits?day=2027-03-09&visit=v1',
  })
  expect(event?.DESCRIPTION).toContain(
    'Kitchen remodeling\n(845) 555-0117\n30 minutes on the way\nA long message',
  )
})

test('the same time of the clock is another moment after each Sunday on which the clock changes', () => {
  const starts = ['2027-03-13', '2027-03-14', '2027-11-06', '2027-11-07'].map(
    (day) => feed([visit(at(`${day}T10:00`))])[0]?.DTSTART,
  )
  expect(starts).toEqual(['20270313T150000Z', '20270314T140000Z', '20271106T140000Z', '20271107T150000Z'])
})

test('canceled visits are left out; blocks are busy: whole days as dates, hours as moments', () => {
  const events = feed(
    [visit(at('2027-03-09T10:00'), { status: 'canceled' })],
    [
      block(startOfOfficeDay('2027-03-13'), startOfOfficeDay('2027-03-16'), 'Vacation'),
      block(at('2027-11-07T00:00'), at('2027-11-07T12:00')),
    ],
  )
  expect(events).toHaveLength(2)
  expect(events[0]).toMatchObject({
    'DTSTART;VALUE=DATE': '20270313',
    'DTEND;VALUE=DATE': '20270316',
    SUMMARY: 'No visits: Vacation',
    TRANSP: 'OPAQUE',
  })
  // Thirteen hours: one of them comes twice.
  expect(events[1]).toMatchObject({ DTSTART: '20271107T040000Z', DTEND: '20271107T170000Z' })
})

test('a feed has the past thirty days and as far ahead as can be booked', () => {
  const { from, to } = feedSpan(now, 28)
  expect([from, to].map((date) => date.toISOString())).toEqual([
    '2027-02-08T05:00:00.000Z',
    '2027-06-09T04:00:00.000Z',
  ])
})

describe('the calendar’s address', () => {
  test('a week begins on Monday; what isn’t known is this week', () => {
    expect(viewFromParams({}, now)).toEqual({ span: 'week', day: '2027-03-08', allHours: false, who: '' })
    expect(viewFromParams({ week: '2027-03-14' }, now).day).toBe('2027-03-08')
    expect(viewFromParams({ day: '2027-03-14', hours: 'all' }, now)).toEqual({
      span: 'day',
      day: '2027-03-14',
      allHours: true,
      who: '',
    })
    for (const week of ['2027-02-30', 'x', '1999-01-01', '2027-3-8'])
      expect(viewFromParams({ week }, now).day).toBe('2027-03-08')
  })

  test('it leads on and back over the days on which the clock changes', () => {
    const sunday = viewFromParams({ day: '2027-11-07' }, now)
    expect([shiftView(sunday, -1).day, shiftView(sunday, 1).day]).toEqual(['2027-11-06', '2027-11-08'])
    expect(daysOf(viewFromParams({ week: '2027-11-07' }, now))).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-11-${day}`),
    )
    const href = calendarHref(shiftView(sunday, 1), { new: '2027-11-08T10:00' })
    expect(href).toBe('/admin/visits?day=2027-11-08&new=2027-11-08T10%3A00')
    expect(overlayFromParams({ new: '', visit: ['a', 'b'] })).toMatchObject({ new: '', visit: 'a' })
  })
})

describe('a month', () => {
  const month = (name: string) => daysOf(viewFromParams({ month: name }, now))

  test('has whole weeks from Monday to Sunday, over changes of the clock and of the year', () => {
    expect(month('2027-03').length).toBe(35)
    expect([month('2027-03')[0], month('2027-03').at(-1)]).toEqual(['2027-03-01', '2027-04-04'])
    expect([month('2027-11')[0], month('2027-11').at(-1)]).toEqual(['2027-11-01', '2027-12-05'])
    expect([month('2027-12')[0], month('2027-12').at(-1)]).toEqual(['2027-11-29', '2028-01-02'])
    expect(month('2027-02')).toHaveLength(28)
    expect(month('2027-05')).toHaveLength(42)
    for (const days of [month('2027-03'), month('2027-11')]) expect(new Set(days).size).toBe(days.length)
  })

  test('is in the address, leads to the next and the one before, and to a day’s week', () => {
    const december = viewFromParams({ month: '2027-12', who: 'c2' }, now)
    expect(calendarHref(shiftView(december, 1))).toBe('/admin/visits?month=2028-01&who=c2')
    expect(shiftView(shiftView(december, 1), -1)).toEqual(december)
    expect(calendarHref(viewAround(december, 'week', '2027-12-31'))).toBe(
      '/admin/visits?week=2027-12-27&who=c2',
    )
    expect(viewAround(december, 'month', '2028-02-29').day).toBe('2028-02-01')
    for (const name of ['2027-13', '1999-12', 'x'])
      expect(viewFromParams({ month: name }, now).span).toBe('week')
  })
})

test('times are told in few words', () => {
  expect(fromTo(at('2027-03-09T10:00'), at('2027-03-09T11:30'))).toBe('10:00 to 11:30 AM')
  expect(fromTo(at('2027-03-09T11:30'), at('2027-03-09T12:30'))).toBe('11:30 AM to 12:30 PM')
  expect(weekText('2027-03-08', '2027-03-14')).toBe('March 8 to 14, 2027')
  expect(weekText('2027-03-29', '2027-04-04')).toBe('Mar 29 to Apr 4, 2027')
  const whole = block(startOfOfficeDay('2027-11-07'), startOfOfficeDay('2027-11-08'))
  expect(blockText(whole, now)).toBe('Nov 7')
  expect(blockText(block(whole.startsAt, startOfOfficeDay('2027-11-10')), now)).toBe('Nov 7 to Nov 9')
  expect(blockText(block(at('2027-11-05T12:00'), at('2027-11-05T17:00')), now)).toBe(
    'Nov 5, 12:00 PM to 5:00 PM',
  )
})

test('rules under which nobody could book are refused in words', () => {
  const { visits, visitHours } = defaultProfile
  const refused = (values: object) => {
    const parsed = settingsGroups.visits.schema.safeParse({ visits, visitHours, ...values })
    return parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])
  }
  const none = Object.fromEntries(Object.keys(visitHours).map((day) => [day, { opens: '', closes: '' }]))
  expect(refused({})).toBeUndefined()
  expect(refused({ visits: { ...visits, leadHours: 48, daysAhead: 2 } })).toEqual([
    [
      'visits.leadHours',
      'Nobody could book: this reaches past the last day that is offered. Enter fewer hours',
    ],
  ])
  expect(refused({ visits: { ...visits, hasOwnHours: true }, visitHours: none })).toEqual([
    ['visitHours.monday.closes', 'Enter hours for visits on at least one day'],
  ])
  expect(refused({ visitHours: none })).toBeUndefined()
  expect(refused({ visits: { ...visits, minutes: 50 } })).toEqual([
    ['visits.minutes', 'Enter minutes in steps of 15, as in 45, 60 or 90'],
  ])
})

describe('a block that repeats', () => {
  const fridays: VisitBlockFields = {
    ...{ from: '2027-10-29', to: '2027-10-29', wholeDays: false, opens: '12:00', closes: '17:00' },
    ...{ reason: '', repeats: 'weekly', until: '2027-11-12' },
  }

  test('keeps its hours by the clock when that is set back, and its last day counts', () => {
    expect(blockSpans(fridays)).toEqual([
      { startsAt: '2027-10-29T16:00:00.000Z', endsAt: '2027-10-29T21:00:00.000Z' },
      { startsAt: '2027-11-05T16:00:00.000Z', endsAt: '2027-11-05T21:00:00.000Z' },
      { startsAt: '2027-11-12T17:00:00.000Z', endsAt: '2027-11-12T22:00:00.000Z' },
    ])
    expect(seriesText(blockSpans(fridays)[0]!, fridays, now)).toBe(
      'Oct 29, 12:00 PM to 5:00 PM, each week until Nov 12',
    )
  })

  test('of whole days has whole days on both sides of the change', () => {
    const weekends = { ...fridays, from: '2027-10-30', to: '2027-10-31', wholeDays: true }
    const spans = blockSpans({ ...weekends, repeats: 'biweekly', until: '2027-12-01' })
    expect(spans.map((span) => blockText(span, now))).toEqual([
      'Oct 30 to Oct 31',
      'Nov 13 to Nov 14',
      'Nov 27 to Nov 28',
    ])
  })

  test('leaves out the night in which the clock skips it', () => {
    const nights = { ...fridays, from: '2027-03-07', to: '2027-03-07', opens: '02:30', closes: '03:00' }
    const spans = blockSpans({ ...nights, until: '2027-03-21' })
    expect(spans.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2027-03-07', '2027-03-21'])
  })
})
