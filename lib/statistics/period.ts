import { addDays, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { calendarSpans, dayWords, type DaySpan, lastWeeks, mondayOf } from '@/lib/time/office-weeks'

/** The periods of the statistics: their values in the address, and their labels. */
export const periods = [
  { value: '4-weeks', label: '4 weeks', weeks: 4 },
  { value: '12-weeks', label: '12 weeks', weeks: 12 },
  { value: 'year', label: 'Year', weeks: 52 },
  { value: 'all', label: 'All', weeks: null },
] as const
export type Period = (typeof periods)[number]['value']

const defaultPeriod: Period = '12-weeks'

/** Reads the period of an address; twelve weeks by default. */
export const readPeriod = (period: unknown): Period =>
  periods.find(({ value }) => value === period)?.value ?? defaultPeriod

export type PeriodPlan = {
  unit: 'week' | 'month' | 'year'
  /** The time span of each bar; the last one isn't over. */
  spans: DaySpan[]
  /** The same length of time before, up to the same hour; null if there is nothing to compare with. */
  before: { since: Date; until: Date } | null
}

const weekLength = 7
const maxWeeks = 52
const maxMonths = 36

/** Divides a period into weeks; all time, since the `first` lead (ISO), into months or years if there are too many weeks. */
export function planPeriod(period: Period, first: string | null, now: Date): PeriodPlan {
  const weeks = periods.find(({ value }) => value === period)?.weeks
  if (weeks) {
    const spans = lastWeeks(weeks, now)
    const start = spans[0]?.from ?? officeDay(now.toISOString())
    const since = new Date(startOfOfficeDay(addDays(start, -weeks * weekLength)))
    const until = new Date(now.getTime() - weeks * weekLength * 24 * 3_600_000)
    return { unit: 'week', spans, before: first && new Date(first) < until ? { since, until } : null }
  }
  const begin = officeDay(first ?? now.toISOString())
  const thisWeek = Date.parse(mondayOf(officeDay(now.toISOString())))
  const count = Math.round((thisWeek - Date.parse(mondayOf(begin))) / (weekLength * 24 * 3_600_000)) + 1
  if (count <= maxWeeks) return { unit: 'week', spans: lastWeeks(Math.max(count, 1), now), before: null }
  const months = calendarSpans('month', begin, now)
  if (months.length <= maxMonths) return { unit: 'month', spans: months, before: null }
  return { unit: 'year', spans: calendarSpans('year', begin, now), before: null }
}

/** Returns a bar's name: "Nov 23", "Nov 2026" or "2026". */
export function spanName({ from }: DaySpan, unit: PeriodPlan['unit'], now: Date): string {
  if (unit === 'year') return from.slice(0, 4)
  if (unit === 'week') return dayWords(from, now)
  return new Date(`${from}T12:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  })
}

/** Returns the same days one period earlier; null for all time. */
export function sameDaysBefore(period: Period, { from, to }: DaySpan): DaySpan | null {
  const weeks = periods.find(({ value }) => value === period)?.weeks
  return weeks ? { from: addDays(from, -weeks * weekLength), to: addDays(to, -weeks * weekLength) } : null
}
