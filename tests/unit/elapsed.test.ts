import { isLate } from '@/lib/leads/late'
import { elapsed } from '@/lib/time/elapsed'

// New York is five hours behind in November.
const now = new Date('2026-11-25T14:00:00Z') // Wednesday, 9:00 there

test.each([
  ['2026-11-25T13:59:30Z', 'under 1 min'],
  ['2026-11-25T14:00:30Z', 'under 1 min'],
  ['2026-11-25T13:54:00Z', '6 min'],
  ['2026-11-25T10:48:00Z', '3 h 12 min'],
  ['2026-11-24T15:00:00Z', '23 h'],
])('%s is %s ago', (since, words) => {
  expect(elapsed(since, now)).toBe(words)
})

test('yesterday is one day of the office’s calendar', () => {
  expect(elapsed('2026-11-24T14:00:00Z', now)).toBe('Yesterday') // Tuesday 9:00
  expect(elapsed('2026-11-24T05:00:00Z', now)).toBe('Yesterday') // Tuesday, midnight
  expect(elapsed('2026-11-24T04:59:00Z', now)).toBe('2 days') // Monday 23:59
  expect(elapsed('2026-11-23T15:00:00Z', now)).toBe('2 days') // Monday 10:00, 47 hours ago
  expect(elapsed('2026-11-21T15:00:00Z', now)).toBe('4 days')
})

test('days count by the calendar also where one has 23 or 25 hours', () => {
  expect(elapsed('2026-11-01T03:30:00Z', new Date('2026-11-02T04:30:00Z'))).toBe('Yesterday') // 23:30 to 23:30
  expect(elapsed('2026-03-07T05:30:00Z', new Date('2026-03-09T04:30:00Z'))).toBe('2 days') // 0:30 to 0:30
})

test('a lead is late once it has waited longer than the site promises', () => {
  expect(isLate('2026-11-25T12:00:00Z', now)).toBe(false)
  expect(isLate('2026-11-25T11:59:59Z', now)).toBe(true)
})
