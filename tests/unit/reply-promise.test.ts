import { closed, hoursFrom, phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { isLate, lateSince, promiseLeft, promiseText } from '@/lib/leads/reply-promise'
import { businessMinutes, businessMinutesBefore, nextOpening } from '@/lib/time/business-hours'

const promise = defaultProfile // two hours; Mon–Fri 8–6, Sat 9–4
/** A moment as New York's winter time. */
const at = (local: string) => new Date(`${local}-05:00`)
const judge = (since: string, now: string) => {
  const [iso, moment] = [at(since).toISOString(), at(now)]
  return {
    late: isLate(iso, moment, promise),
    left: promiseLeft(iso, moment, promise),
    words: promiseText(iso, moment, promise),
  }
}

test.each([
  // Within a day
  ['2026-11-23T09:00', '2026-11-23T09:24', false, 96, '1 h 36 min left'],
  ['2026-11-23T09:00', '2026-11-23T11:00', false, 0, 'due now'],
  ['2026-11-23T09:00', '2026-11-23T11:01', true, -1, 'late by 1 min'],
  ['2026-11-23T09:00', '2026-11-23T11:20', true, -20, 'late by 20 min'],
  // Friday at 11 PM isn't late at 1 AM, nor on Saturday at 11
  ['2026-11-20T23:00', '2026-11-21T01:00', false, 120, 'due 11:00 AM'],
  ['2026-11-20T23:00', '2026-11-21T11:00', false, 0, 'due now'],
  ['2026-11-20T23:00', '2026-11-21T11:05', true, -5, 'late by 5 min'],
  // Over a Sunday
  ['2026-11-21T15:30', '2026-11-22T12:00', false, 90, 'due Mon 9:30 AM'],
  ['2026-11-21T15:30', '2026-11-23T09:40', true, -10, 'late by 10 min'],
  // Before the office opens
  ['2026-11-23T05:00', '2026-11-23T07:59', false, 120, 'due 10:00 AM'],
  // In the evening the next day is named
  ['2026-11-23T17:30', '2026-11-23T20:00', false, 90, 'due Tue 9:30 AM'],
  // Late stays late, whether the office is open or not
  ['2026-11-23T09:00', '2026-11-23T22:00', true, -420, 'late by 7 h'],
])('from %s, at %s', (since, now, late, minutesLeft, words) => {
  expect(judge(since, now)).toEqual({ late, left: minutesLeft, words })
})

test('a day on which the clock changes breaks no promise early', () => {
  // Saturday 3:30 PM, then Sunday's hour twice; Monday 9:30 is the end of two hours.
  const since = '2026-10-31T19:30:00.000Z'
  expect(isLate(since, new Date('2026-11-02T09:30-05:00'), promise)).toBe(false)
  expect(isLate(since, new Date('2026-11-02T09:31-05:00'), promise)).toBe(true)
  // And in spring, when the hour is missing.
  const spring = '2026-03-07T20:30:00.000Z'
  expect(isLate(spring, new Date('2026-03-09T09:30-04:00'), promise)).toBe(false)
  expect(isLate(spring, new Date('2026-03-09T09:31-04:00'), promise)).toBe(true)
})

test('the office decides what it promises, and when', () => {
  const since = at('2026-11-23T09:00').toISOString()
  const eager = { ...promise, replyHours: 1 }
  expect(isLate(since, at('2026-11-23T10:30'), eager)).toBe(true)
  const mornings = { ...promise.telephoneHours, monday: hoursFrom('08:00', '10:00'), tuesday: closed }
  expect(promiseLeft(since, at('2026-11-24T15:00'), { ...promise, telephoneHours: mornings })).toBe(60)
})

test('an office that never opens is never late, and says nothing', () => {
  const days = Object.keys(promise.telephoneHours).map((day) => [day, closed])
  const never = { ...promise, telephoneHours: Object.fromEntries(days) as typeof promise.telephoneHours }
  const since = at('2025-11-23T09:00').toISOString()
  expect(isLate(since, at('2026-11-23T09:00'), never)).toBe(false)
  expect(promiseText(since, at('2026-11-23T09:00'), never)).toBe('')
  expect(lateSince(at('2026-11-23T09:00'), never)).toBeNull()
})

test('a reply that is due in more than a week has its date', () => {
  const long = { ...promise, replyHours: 72 }
  const now = '2026-11-21T20:00'
  expect(promiseText(at(now).toISOString(), at(now), long)).toBe('due Dec 1')
})

test('the words of a row are short enough for two lines, at any hour of two weeks', () => {
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const now = new Date(at('2026-11-22T00:30').getTime() + hour * 3_600_000)
    expect(promiseText(now.toISOString(), now, promise).length).toBeLessThan(19)
  }
})

test('the limit of lateness is where the promise ends, at any moment of two weeks', () => {
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const now = new Date(at('2026-10-25T00:30').getTime() + hour * 3_600_000)
    const limit = businessMinutesBefore(phoneHours(promise), now, 121)
    expect(limit).not.toBeNull()
    expect(businessMinutes(phoneHours(promise), limit ?? now, now)).toBe(121)
    const after = new Date((limit ?? now).getTime() + 60_000)
    expect(businessMinutes(phoneHours(promise), after, now)).toBe(120)
  }
})

test('hours begin now while the office is open', () => {
  expect(nextOpening(phoneHours(promise), at('2026-11-23T09:30'))).toEqual(at('2026-11-23T09:30'))
  expect(nextOpening(phoneHours(promise), at('2026-11-21T16:00'))).toEqual(at('2026-11-23T08:00'))
})
