import fc from 'fast-check'
import { closed, hoursFrom, showroomHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { type DayHours } from '@/lib/time/business-hours'
import { holidayOn } from '@/lib/time/holidays'
import { officeInput } from '@/lib/time/office-time'
import { awaySpan, quartersOf } from '@/lib/time/quarters'
import { freeTimes, nearestTimes } from '@/lib/visits/free-times'
import { offeredKinds, travelMinutes, visitHoursOf } from '@/lib/visits/rules'
import { dayText, weeksAround } from '@/lib/visits/weeks'

const rules = { ...defaultProfile.visits, isOn: true, leadHours: 1 }
const hours = showroomHours(defaultProfile)
const nothing = { quarters: new Set<number>(), blocks: [] }
const always = (opens: string, closes: string) => {
  const days = Object.keys(hours.week).map((day) => [day, hoursFrom(opens, closes)])
  return { ...hours, week: Object.fromEntries(days) as typeof hours.week }
}

const on = (day: string, options: Partial<Parameters<typeof freeTimes>[0]> = {}) =>
  freeTimes({
    rules: { ...rules, daysAhead: 2 },
    hours,
    travel: 0,
    taken: nothing,
    now: new Date(`${day}T10:00Z`),
    ...options,
  }).find((freeDay) => freeDay.day === day)?.times ?? []

test('a visit lies within the hours of its day, from half hour to half hour', () => {
  // A Tuesday, nine to five.
  const times = on('2026-12-01')
  expect(times[0]).toEqual({ startsAt: '2026-12-01T14:00:00.000Z', time: '9:00 AM' })
  expect(times.at(-1)?.time).toBe('4:00 PM')
  expect(times).toHaveLength(15)
  // A Sunday.
  expect(on('2026-12-06')).toEqual([])
})

test('nobody comes on a holiday, unless it is a day like any other', () => {
  expect(holidayOn('2026-11-26')).toBe('Thanksgiving')
  expect(holidayOn('2027-05-31')).toBe('Memorial Day')
  expect(holidayOn('2027-09-06')).toBe('Labor Day')
  expect(holidayOn('2026-11-25')).toBeNull()
  expect(on('2026-11-26')).toEqual([])
  expect(on('2026-11-26', { rules: { ...rules, freeOnHolidays: false } })).not.toEqual([])
})

test('nobody comes in a break or on a special day, and hours of their own aren’t extended by one', () => {
  const broken = { ...hoursFrom('09:00', '15:00'), breakFrom: '12:00', breakTo: '13:00' }
  const profile = {
    ...defaultProfile,
    showroomHours: { ...hours.week, tuesday: broken },
    specialDays: [
      { ...closed, day: '2026-12-02' },
      { ...hoursFrom('10:00', '20:00'), day: '2026-12-05' },
    ],
  }
  const named = (day: string, options: typeof profile) =>
    on(day, { hours: visitHoursOf(options) }).map(({ time }) => time)
  expect(named('2026-12-01', profile)).toEqual([
    ...['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '1:00 PM', '1:30 PM', '2:00 PM'],
  ])
  expect(named('2026-12-02', profile)).toEqual([])
  expect(named('2026-12-05', profile).at(-1)).toBe('7:00 PM')
  const ownHoursProfile = { ...profile, visits: { ...profile.visits, hasOwnHours: true } }
  expect(named('2026-12-05', ownHoursProfile)).toEqual([])
  // The showroom's own visits are within its hours all the same.
  const inShowroom = on('2026-12-05', { hours: visitHoursOf(ownHoursProfile, 'showroom') }).map(
    ({ time }) => time,
  )
  expect(inShowroom).toEqual(named('2026-12-05', profile))
  const saturdays = {
    ...ownHoursProfile,
    visitHours: { ...ownHoursProfile.visitHours, saturday: hoursFrom('08:00', '12:00') },
  }
  expect(named('2026-12-05', saturdays)).toEqual(['10:00 AM', '10:30 AM', '11:00 AM'])
  // A Monday: their break counts as far as it lies within the special day, whose own takes its place.
  const lunch = { breakFrom: '12:00', breakTo: '13:00' }
  const monday = (special: DayHours) =>
    named('2026-12-07', {
      ...ownHoursProfile,
      visitHours: { ...ownHoursProfile.visitHours, monday: { ...hoursFrom('09:00', '17:00'), ...lunch } },
      specialDays: [{ ...special, day: '2026-12-07' }],
    })
  expect(monday(hoursFrom('09:00', '11:00'))).toEqual(['9:00 AM', '9:30 AM', '10:00 AM'])
  expect(monday(hoursFrom('14:00', '16:00'))).toEqual(['2:00 PM', '2:30 PM', '3:00 PM'])
  expect(monday({ ...hoursFrom('10:00', '14:00'), breakFrom: '11:00', breakTo: '12:30' })).toEqual([
    ...['10:00 AM', '12:30 PM', '1:00 PM'],
  ])
})

test('the kinds of visits that are offered', () => {
  const kinds = (visits: object, street = 'Route 303') =>
    offeredKinds({
      visits: { ...defaultProfile.visits, isOn: true, ...visits },
      address: { ...defaultProfile.address, street },
    })
  expect(kinds({})).toEqual(['home', 'showroom'])
  expect(kinds({}, '')).toEqual(['home'])
  expect(kinds({ inShowroom: false, byVideo: true })).toEqual(['home', 'video'])
  expect(kinds({ isOn: false, byVideo: true })).toEqual([])
})

test('the Sunday on which an hour is missing has no time in it', () => {
  const times = on('2027-03-14', { hours: always('00:00', '06:00'), now: new Date('2027-03-13T20:00Z') })
  expect(times.map(({ time }) => time)).toEqual([
    ...['12:00 AM', '12:30 AM', '1:00 AM', '1:30 AM'],
    ...['3:00 AM', '3:30 AM', '4:00 AM', '4:30 AM', '5:00 AM'],
  ])
  // 1:30 is half an hour before the gap, and the visit ends at 3:30.
  expect(times[3]?.startsAt).toBe('2027-03-14T06:30:00.000Z')
  expect(times[4]?.startsAt).toBe('2027-03-14T07:00:00.000Z')
})

test('the Sunday on which an hour comes twice has it once', () => {
  const times = on('2027-11-07', { hours: always('00:00', '04:00'), now: new Date('2027-11-06T20:00Z') })
  const named = times.map(({ time }) => time)
  expect(new Set(named).size).toBe(named.length)
  expect(named).toEqual(['12:00 AM', '12:30 AM', '1:00 AM', '1:30 AM', '2:00 AM', '2:30 AM', '3:00 AM'])
  expect(times.find(({ time }) => time === '1:30 AM')?.startsAt).toBe('2027-11-07T05:30:00.000Z')
  expect(times.find(({ time }) => time === '2:00 AM')?.startsAt).toBe('2027-11-07T07:00:00.000Z')
})

test('nine in the morning is nine in the morning on both sides of the change', () => {
  const days = freeTimes({ rules, hours, travel: 0, taken: nothing, now: new Date('2027-03-08T10:00Z') })
  const first = (day: string) => days.find((freeDay) => freeDay.day === day)?.times[0]
  expect(first('2027-03-12')).toEqual({ startsAt: '2027-03-12T14:00:00.000Z', time: '9:00 AM' })
  expect(first('2027-03-15')).toEqual({ startsAt: '2027-03-15T13:00:00.000Z', time: '9:00 AM' })
})

test('the days are the office’s, also in the evening, when it is tomorrow in UTC', () => {
  const now = new Date('2026-12-02T02:00Z')
  const days = freeTimes({ rules: { ...rules, daysAhead: 2 }, hours, travel: 0, taken: nothing, now })
  expect(days.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-03'])
})

test('the way there takes whole quarters of an hour', () => {
  expect(travelMinutes(0, 3)).toBe(0)
  expect(travelMinutes(2.1, 3)).toBe(15)
  expect(travelMinutes(12, 3)).toBe(45)
  expect(travelMinutes(12, 0)).toBe(0)
  expect(quartersOf({ startsAt: '2026-12-01T14:00:00.000Z', minutes: 60, travel: 30 })).toHaveLength(8)
})

test('no free time touches what is taken or blocked, comes too early, or lies outside of the hours', () => {
  const start = Date.parse('2027-03-10T00:00Z')
  const moment = fc.integer({ min: 0, max: 60 * 24 * 10 }).map((minutes) => start + minutes * 60_000)
  const block = fc.tuple(moment, fc.integer({ min: 1, max: 600 })).map(([from, minutes]) => ({
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + minutes * 60_000).toISOString(),
  }))
  const visit = fc.record({
    startsAt: moment.map((at) => new Date(at).toISOString()),
    minutes: fc.constantFrom(30, 60, 90),
    travel: fc.constantFrom(0, 15, 45),
  })
  fc.assert(
    fc.property(
      fc.array(visit, { maxLength: 12 }),
      fc.array(block, { maxLength: 6 }),
      moment,
      fc.constantFrom(15, 45, 60, 120),
      fc.constantFrom(0, 15, 60),
      (visits, blocks, now, minutes, travel) => {
        const quarters = new Set(visits.flatMap(quartersOf))
        const ownRules = { ...rules, minutes, daysAhead: 12 }
        const days = freeTimes({
          rules: ownRules,
          hours,
          travel,
          taken: { quarters, blocks },
          now: new Date(now),
        })
        for (const { day, times } of days)
          for (const { startsAt } of times) {
            const { from, to } = awaySpan({ startsAt, minutes, travel })
            expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(now + ownRules.leadHours * 3_600_000)
            for (const otherVisit of visits) {
              const span = awaySpan(otherVisit)
              expect(from >= span.to || to <= span.from).toBe(true)
            }
            for (const blockedTime of blocks)
              expect(from >= Date.parse(blockedTime.endsAt) || to <= Date.parse(blockedTime.startsAt)).toBe(
                true,
              )
            const wall = officeInput(startsAt)
            expect(wall.slice(0, 10)).toBe(day)
            expect(wall.slice(11) >= '08:00' && wall.slice(11) < '18:00').toBe(true)
          }
      },
    ),
    { numRuns: 60 },
  )
})

test('a calendar has whole weeks, and the nearest times come in their order', () => {
  const days = freeTimes({ rules, hours, travel: 0, taken: nothing, now: new Date('2026-11-23T10:00Z') })
  const weeks = weeksAround(days)
  expect(weeks.length % 7).toBe(0)
  expect(weeks[0]).toMatchObject({ day: '2026-11-22', column: 1, date: 22, times: null })
  expect(weeks.find(({ day }) => day === '2026-11-24')?.times).toHaveLength(15)
  expect(dayText('2026-11-24')).toBe('Tuesday, November 24')
  expect(weeksAround([])).toEqual([])
  expect(nearestTimes(days, '2026-11-24T15:00:00.000Z', 3).map(({ says }) => says)).toEqual([
    'Tuesday, November 24, at 9:30 AM',
    'Tuesday, November 24, at 10:00 AM',
    'Tuesday, November 24, at 10:30 AM',
  ])
})
