import { defaultProfile } from '@/lib/business/profile'
import { businessMinutes } from '@/lib/time/business-hours'

const hours = defaultProfile.telephoneHours
/** Minutes of business hours between two moments, written as New York's winter time. */
const between = (from: string, to: string) =>
  businessMinutes(hours, new Date(`${from}-05:00`), new Date(`${to}-05:00`))

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
    const closed = { opens: '', closes: '' }
    const never = Object.fromEntries(Object.keys(hours).map((day) => [day, closed])) as typeof hours
    expect(businessMinutes(never, new Date('2026-01-01'), new Date('2026-12-31'))).toBe(0)
  })
})
