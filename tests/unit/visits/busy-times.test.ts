import { fromOfficeInput, officeInput } from '@/lib/time/office-time'
import { CalendarProblem, readBusyTimes } from '@/lib/visits/read-busy-times'

const at = (text: string) => Date.parse(fromOfficeInput(text)!)
const from = at('2027-03-01T00:00')
const to = at('2027-06-01T00:00')

/** Returns a calendar as a server sends it. */
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example.com', ...lines, 'END:VEVENT']

/** Reads a calendar as the office's clock has it: "2027-03-12T09:00 to 2027-03-12T10:00". */
const read = (...lines: string[]) =>
  readBusyTimes(calendar(...lines), from, to).map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((moment) => officeInput(new Date(moment).toISOString())).join(' to '),
  )

const newYork = [
  ...['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'X-LIC-LOCATION:America/New_York'],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'TZNAME:EDT', 'DTSTART:19700308T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'TZNAME:EST', 'DTSTART:19701101T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'END:VTIMEZONE'],
]
// Outlook's names of zones are its own.
const pacific = [
  ...['BEGIN:VTIMEZONE', 'TZID:Pacific Standard Time'],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0800'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0800', 'TZOFFSETTO:-0700'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]

test('Google: a weekly event keeps its hour over the change of the clock; one was deleted, one moved', () => {
  const weekly = 'DTSTART;TZID=America/New_York:20250103T090000'
  const times = read(
    ...['X-WR-CALNAME:dana@example.com', 'X-WR-TIMEZONE:America/New_York', ...newYork],
    ...event(
      ...[weekly, 'DTEND;TZID=America/New_York:20250103T100000', 'RRULE:FREQ=WEEKLY;BYDAY=FR'],
      ...['EXDATE;TZID=America/New_York:20270319T090000', 'SUMMARY:Secret', 'TRANSP:OPAQUE'],
    ),
    ...event(
      ...['DTSTART;TZID=America/New_York:20270327T130000', 'DTEND;TZID=America/New_York:20270327T140000'],
      'RECURRENCE-ID;TZID=America/New_York:20270326T090000',
    ),
  )
  expect(times.slice(0, 4)).toEqual([
    '2027-03-05T09:00 to 2027-03-05T10:00',
    '2027-03-12T09:00 to 2027-03-12T10:00',
    '2027-03-27T13:00 to 2027-03-27T14:00',
    '2027-04-02T09:00 to 2027-04-02T10:00',
  ])
  expect(times.at(-1)).toBe('2027-05-28T09:00 to 2027-05-28T10:00')
})

test('Outlook: zones by its own names, and what it shows as free', () => {
  expect(
    read(
      ...['METHOD:PUBLISH', ...pacific],
      ...event(
        'DTSTART;TZID=Pacific Standard Time:20270310T090000',
        'DTEND;TZID=Pacific Standard Time:20270310T093000',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
      ...event('DTSTART:20270311T140000Z', 'DTEND:20270311T150000Z', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART:20270312T140000Z', 'DTEND:20270312T150000Z', 'STATUS:CANCELLED'),
    ),
  ).toEqual(['2027-03-10T12:00 to 2027-03-10T12:30'])
})

test('iCloud: whole days are the office’s, also the one with 23 hours; durations', () => {
  expect(
    read(
      ...event('DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270315'),
      ...event('DTSTART;VALUE=DATE:20270401'),
      ...event('DTSTART:20270402T130000Z', 'DURATION:PT45M'),
    ),
  ).toEqual([
    '2027-03-13T00:00 to 2027-03-15T00:00',
    '2027-04-01T00:00 to 2027-04-02T00:00',
    '2027-04-02T09:00 to 2027-04-02T09:45',
  ])
})

test('a zone without a description is known by its name; a time without one is the office’s', () => {
  expect(
    read(
      ...event('DTSTART;TZID=America/Denver:20270310T090000', 'DURATION:PT1H'),
      ...event('DTSTART:20270311T090000', 'DURATION:PT1H'),
    ),
  ).toEqual(['2027-03-10T11:00 to 2027-03-10T12:00', '2027-03-11T09:00 to 2027-03-11T10:00'])
})

test('an invitation that the calendar’s owner has declined isn’t busy, another’s answer says nothing', () => {
  const invitation = (attendee: string, day: string) =>
    event(`DTSTART:${day}T140000Z`, 'DURATION:PT1H', `ATTENDEE;PARTSTAT=DECLINED:mailto:${attendee}`)
  expect(
    read(
      'X-WR-CALNAME:dana@example.com',
      ...invitation('Dana@example.com', '20270310'),
      ...invitation('other@example.com', '20270311'),
    ),
  ).toEqual(['2027-03-11T09:00 to 2027-03-11T10:00'])
})

test('overlapping times are one; what is over, comes later or has no length isn’t read', () => {
  expect(
    read(
      ...event('DTSTART:20270310T150000Z', 'DTEND:20270310T170000Z'),
      ...event('DTSTART:20270310T140000Z', 'DTEND:20270310T160000Z'),
      ...event('DTSTART:20270312T140000Z', 'DTEND:20270312T140000Z'),
      ...event('DTSTART:20270201T140000Z', 'DTEND:20270201T160000Z'),
      ...event('DTSTART:20280201T140000Z', 'DTEND:20280201T160000Z'),
    ),
  ).toEqual(['2027-03-10T09:00 to 2027-03-10T12:00'])
})

test('rules with a number, an end, several weeks and dates of their own', () => {
  const days = (...rule: string[]) =>
    read(...event('DTSTART:20270104T150000Z', 'DURATION:PT1H', ...rule)).map((text) => text.slice(5, 10))
  expect(days('RRULE:FREQ=WEEKLY;COUNT=10')).toEqual(['03-01', '03-08'])
  expect(days('RRULE:FREQ=DAILY;UNTIL=20270303T150000Z')).toEqual(['03-01', '03-02', '03-03'])
  expect(days('RRULE:FREQ=WEEKLY;INTERVAL=4')).toEqual(['03-01', '03-29', '04-26', '05-24'])
  expect(days('RRULE:FREQ=MONTHLY;BYDAY=-1FR')).toEqual(['03-26', '04-30', '05-28'])
  expect(days('RDATE:20270309T150000Z')).toEqual(['03-09'])
})

describe('a calendar that isn’t one, or is made to harm', () => {
  const harmful: Record<string, string[]> = {
    'each second': event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
    'seconds of each day': event('DTSTART:19700101T000000Z', 'RRULE:FREQ=DAILY;BYSECOND=1,2,3,4;BYHOUR=1,2'),
    'a day that never comes': event(
      'DTSTART:19700101T000000Z',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;BYDAY=MO',
    ),
    'each day of some years since the year 1': event(
      'DTSTART:00010101T000000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;INTERVAL=1',
    ),
    'a change of no day': event('RECURRENCE-ID:20271345T990000', 'DTSTART:20271345T990000'),
    'no beginning': event('DTEND:20270310T150000Z'),
    'no number of days': event('DTSTART:20270310T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=0'),
  }
  test.each(Object.entries(harmful))('%s: the other events are read', (_, lines) => {
    const times = read(...lines, ...event('DTSTART:20270310T150000Z', 'DURATION:PT1H'))
    expect(times).toContain('2027-03-10T10:00 to 2027-03-10T11:00')
  })

  test('a zone whose clock changes each second is given up', () => {
    const zone = newYork.map((line) => line.replace(/^RRULE:.*/, 'RRULE:FREQ=SECONDLY'))
    const lines = event('DTSTART;TZID=America/New_York:20270310T090000', 'DURATION:PT1H')
    expect(() => read(...zone, ...lines)).toThrow('This calendar has too many repeated events to be read.')
  })

  test.each([
    ['<!doctype html><title>Sign in</title>', 'There is no calendar at this address'],
    ['', 'There is no calendar at this address'],
    ['BEGIN:VCALENDAR\r\nwhat\r\nEND:VCALENDAR', 'This calendar has mistakes'],
  ])('%j is named', (text, message) => {
    expect(() => readBusyTimes(text, from, to)).toThrow(CalendarProblem)
    expect(() => readBusyTimes(text, from, to)).toThrow(message)
  })

  test('many busy times are cut', () => {
    const many = Array.from({ length: 2_100 }, (_, index) => {
      const minute = new Date(from + index * 600_000).toISOString().replace(/[-:]|\.\d+/g, '')
      return event(`DTSTART:${minute}`, 'DURATION:PT1M')
    })
    expect(read(...many.flat())).toHaveLength(2_000)
  })
})
