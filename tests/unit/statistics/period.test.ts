import { planPeriod, readPeriod, spanName } from '@/lib/statistics/period'
import { logScale } from '@/lib/statistics/log-scale'
import { usualWeek } from '@/lib/statistics/usual-week'
import { leadSources } from '@/lib/content-types'
import { type LeadSpan } from '@/lib/lead-figures'
import { calendarSpans, lastWeeks, mondayOf } from '@/lib/time/office-weeks'

const at = (local: string) => new Date(`${local}-05:00`)
const now = at('2026-11-18T12:00')

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  ['2026-11-22', '2026-11-16'], // a Sunday ends its week
  ['2026-11-23', '2026-11-23'],
  ['2026-03-01', '2026-02-23'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('weeks begin at the office’s Monday, whatever the day is elsewhere', () => {
  // Monday 3 AM in UTC is Sunday evening in New York.
  expect(lastWeeks(2, new Date('2026-11-23T03:00:00Z'))).toEqual([
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
  ])
  expect(lastWeeks(1, new Date('2026-11-23T05:00:00Z'))).toEqual([{ from: '2026-11-23', to: '2026-11-29' }])
})

test('months and years follow each other without a gap', () => {
  expect(calendarSpans('month', '2025-12-31', at('2026-03-01T00:00'))).toEqual([
    { from: '2025-12-01', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
  ])
  expect(calendarSpans('year', '2024-05-05', now).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2024-01-01 2024-12-31',
    '2025-01-01 2025-12-31',
    '2026-01-01 2026-12-31',
  ])
})

test('an address may ask for anything: what is no period is twelve weeks', () => {
  expect(['4-weeks', '12-weeks', 'year', 'all'].map(readPeriod)).toEqual([
    '4-weeks',
    '12-weeks',
    'year',
    'all',
  ])
  expect([undefined, '', 'x', ['all'], '__proto__'].map(readPeriod)).toEqual(Array(5).fill('12-weeks'))
})

test('weeks are compared with as many before, up to the same hour', () => {
  const plan = planPeriod('4-weeks', '2026-01-01T12:00:00Z', now)
  expect(plan.unit).toBe('week')
  expect(plan.spans).toHaveLength(4)
  expect(plan.before).toEqual({
    since: new Date('2026-09-28T04:00:00Z'),
    until: new Date('2026-10-21T17:00:00Z'),
  })
  expect(planPeriod('year', null, now)).toMatchObject({ before: null, spans: { length: 52 } })
  expect(planPeriod('4-weeks', '2026-11-01T12:00:00Z', now).before).toBeNull()
})

test.each([
  [null, 'week', 1],
  ['2026-11-17T12:00:00Z', 'week', 1],
  ['2026-11-15T12:00:00Z', 'week', 2],
  ['2025-11-24T12:00:00Z', 'week', 52],
  ['2025-11-23T12:00:00Z', 'month', 13],
  ['2023-12-15T12:00:00Z', 'month', 36],
  ['2023-11-15T12:00:00Z', 'year', 4],
] as const)('all leads since %s are shown by %s, %d of them', (first, unit, count) => {
  const plan = planPeriod('all', first, now)
  expect([plan.unit, plan.spans.length, plan.before]).toEqual([unit, count, null])
  expect(plan.spans.at(-1)?.from.slice(0, 4)).toBe('2026')
})

test('bars are named by what they stand for', () => {
  const span = { from: '2026-11-02', to: '2026-11-08' }
  expect(spanName(span, 'week', now)).toBe('Nov 2')
  expect(spanName({ ...span, from: '2025-11-03' }, 'week', now)).toBe('Nov 3, 2025')
  expect(spanName(span, 'month', now)).toBe('Nov 2026')
  expect(spanName(span, 'year', now)).toBe('2026')
})

test('a scale holds all it is given, evenly by factors', () => {
  const scale = logScale([0, 47, 120, 3_000])
  expect(scale.ticks).toEqual([1, 5, 15, 60, 240, 480, 2_400, 9_600])
  expect(scale.down(0)).toBe(1)
  expect(scale.down(1)).toBe(1)
  expect(scale.down(9_600)).toBeCloseTo(0)
  expect(scale.down(60) - scale.down(240)).toBeCloseTo(scale.down(120) - scale.down(480))
  expect(logScale([]).ticks).toEqual([5, 15, 60, 240, 480])
})

const spans = (...leads: number[]) =>
  leads.map((count) => ({
    from: '',
    to: '',
    leads: count,
    bySource: Object.fromEntries(leadSources.map((source) => [source, 0])) as LeadSpan['bySource'],
    answered: 0,
    kept: 0,
    median: null,
  }))

test('a usual week is the median of the whole weeks since the first lead', () => {
  expect(usualWeek(spans(0, 0, 9, 10, 12, 30, 99))).toBe(11)
  expect(usualWeek(spans(5, 0, 0, 8, 3, 99))).toBe(3)
  expect(usualWeek(spans(0, 9, 10, 12, 99))).toBeNull()
  expect(usualWeek(spans(0, 0, 0, 0, 0, 5))).toBeNull()
})
