import { elapsed, hoursAndMinutes } from '@/lib/time/elapsed'

// New York is five hours behind in November.
const now = new Date('2026-11-25T14:00:00Z') // Wednesday, 9:00 there

test.each([
  ['2026-11-25T13:59:30Z', 'under 1 min'],
  ['2026-11-25T14:00:30Z', 'under 1 min'],
  ['2026-11-25T13:54:00Z', '6 min'],
  ['2026-11-25T13:00:01Z', '59 min'],
  ['2026-11-25T13:00:00Z', '1 h'],
  ['2026-11-25T10:48:00Z', '3 h 12 min'],
  ['2026-11-24T14:01:00Z', '23 h 59 min'],
  ['2026-11-24T14:00:01Z', '23 h 59 min'],
  ['2026-11-24T14:00:00Z', '1 day'],
  ['2026-11-24T10:30:00Z', '1 day 3 h'],
  ['2026-11-23T15:00:00Z', '1 day 23 h'], // 47 hours
  ['2026-11-23T14:00:01Z', '1 day 23 h'],
  ['2026-11-23T14:00:00Z', '2 days'],
  ['2026-11-21T15:00:00Z', '3 days'],
])('since %s it is %s', (since, words) => {
  expect(elapsed(since, now)).toBe(words)
})

test('an hour that the clock skips or repeats counts as it passes', () => {
  // Midnight to midnight in New York.
  expect(elapsed('2026-11-01T04:00:00Z', new Date('2026-11-02T05:00:00Z'))).toBe('1 day 1 h')
  expect(elapsed('2026-03-08T05:00:00Z', new Date('2026-03-09T04:00:00Z'))).toBe('23 h')
})

test.each([
  [0, 'under 1 min'],
  [1, '1 min'],
  [47, '47 min'],
  [60, '1 h'],
  [96, '1 h 36 min'],
  [599, '9 h 59 min'],
  [630, '10 h'],
  [1_630, '27 h'],
])('%d minutes of business hours are %s', (minutes, words) => {
  expect(hoursAndMinutes(minutes)).toBe(words)
})
