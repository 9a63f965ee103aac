import { defaultProfile } from '@/lib/business/profile'
import { closed, hoursFrom, phoneHours } from '@/lib/business/hours'
import { businessMinutes, businessMinutesAfter, businessMinutesBefore } from '@/lib/time/business-hours'

const hours = phoneHours(defaultProfile)
/** Minutes of business hours between two moments, written as New York's winter time. */
const between = (from: string, to: string) =>
  businessMinutes(hours, new Date(`${from}-05:00`), new Date(`${to}-05:00`))

test('neither a break nor a special day counts', () => {
  // Monday, November 23, has a break; Tuesday is closed, Wednesday shorter.
  const monday = { ...hoursFrom('08:00', '18:00'), breakFrom: '12:00', breakTo: '13:30' }
  const special = {
    week: { ...hours.week, monday },
    specialDays: [
      { ...closed, day: '2026-11-24' },
      { ...hoursFrom('08:00', '10:00'), day: '2026-11-25' },
    ],
  }
  const at = (moment: string) => new Date(`${moment}-05:00`)
  const count = (from: string, to: string) => businessMinutes(special, at(from), at(to))
  expect(count('2026-11-23T11:00', '2026-11-23T14:00')).toBe(90)
  expect(count('2026-11-23T17:00', '2026-11-26T08:30')).toBe(60 + 120 + 30)
  expect(businessMinutesAfter(special, at('2026-11-23T11:30'), 60)).toEqual(at('2026-11-23T14:00'))
  expect(businessMinutesAfter(special, at('2026-11-23T17:30'), 60)).toEqual(at('2026-11-25T08:30'))
  expect(businessMinutesBefore(special, at('2026-11-25T08:30'), 60)).toEqual(at('2026-11-23T17:30'))
})

describe('minutes of business hours', () => {
  test.each([
    ['within a day', '2026-11-23T09:00', '2026-11-23T10:30', 90],
    ['from before opening', '2026-11-23T06:00', '2026-11-23T08:20', 20],
    ['over a night', '2026-11-23T17:30', '2026-11-24T08:30', 60],
    ['Friday night to Saturday', '2026-11-20T23:00', '2026-11-21T09:10', 10],
    ['over a Sunday', '2026-11-21T15:00', '2026-11-23T09:00', 120],
    ['on a Sunday', '2026-11-22T10:00', '2026-11-22T18:00', 0],
    ['backwards', '2026-11-23T12:00', '2026-11-23T10:00', 0],
    ['a whole week', '2026-11-16T00:00', '2026-11-23T00:00', (5 * 10 + 7) * 60],
  ])('%s', (_, from, to, minutes) => {
    expect(between(from, to)).toBe(minutes)
  })

  test('a day on which the clock goes back has its hours all the same', () => {
    // 2026-11-01: from 4 hours behind to 5, at two in the morning.
    const from = new Date('2026-10-31T15:30-04:00')
    expect(businessMinutes(hours, from, new Date('2026-11-02T09:00-05:00'))).toBe(30 + 60)
  })

  test('a week without hours has no minutes', () => {
    const week = Object.fromEntries(Object.keys(hours.week).map((day) => [day, closed])) as typeof hours.week
    expect(businessMinutes({ ...hours, week }, new Date('2026-01-01'), new Date('2026-12-31'))).toBe(0)
  })
})
