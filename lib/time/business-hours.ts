import { memoize } from '@/lib/memoize'
import { fromOfficeInput, officeDay } from './office-time'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]
/** A day's opening and closing time on the office's clock, as "08:00"; both empty if it is closed. */
export type DayHours = { opens: string; closes: string }
export type WeekHours = Record<Weekday, DayHours>

/** Limits the search for business hours. */
const maxDays = 400

type Span = { begin: number; end: number }

const dayLength = 24 * 3_600_000

/** Returns the office's day of a moment, counted from January 1, 1970, a Thursday. */
const dayNumber = (moment: Date) => Date.parse(`${officeDay(moment.toISOString())}T00:00Z`) / dayLength

/** Calculating this is slow, and a list of leads needs the same few hundred days over and over. */
const spanBetween = memoize(
  (day: number, opens: string, closes: string): Span | null => {
    const date = new Date(day * dayLength).toISOString().slice(0, 10)
    const begin = fromOfficeInput(`${date}T${opens}`)
    const end = fromOfficeInput(`${date}T${closes}`)
    return begin && end ? { begin: Date.parse(begin), end: Date.parse(end) } : null
  },
  { max: 1_000 },
)

/** Returns a day's hours as moments in milliseconds; null if it is closed. */
function spanOf(hours: WeekHours, day: number): Span | null {
  const { opens, closes } = hours[weekdays[(day + 4) % 7] ?? 'sunday']
  return spanBetween(day, opens, closes)
}

/** Goes through the office's days from that of a moment, forward or back. */
function* daysFrom(moment: Date, step: 1 | -1): Generator<number> {
  const day = dayNumber(moment)
  for (let count = 0; count < maxDays; count += 1) yield day + count * step
}

/** Counts the minutes of business hours between two moments, in at most 400 days; 0 if the later one comes first. */
export function businessMinutes(hours: WeekHours, from: Date, to: Date): number {
  let passed = 0
  const last = dayNumber(to)
  for (const day of daysFrom(from, 1)) {
    if (day > last) break
    const span = spanOf(hours, day)
    if (span) passed += Math.max(0, Math.min(span.end, to.getTime()) - Math.max(span.begin, from.getTime()))
  }
  return Math.floor(passed / 60_000)
}

/** Returns the last moment with so many minutes of business hours until `until`; null if 400 days don't have as many. */
export function businessMinutesBefore(hours: WeekHours, until: Date, minutes: number): Date | null {
  let left = minutes * 60_000
  for (const day of daysFrom(until, -1)) {
    const span = spanOf(hours, day)
    if (!span) continue
    const end = Math.min(span.end, until.getTime())
    if (end - span.begin >= left) return new Date(end - left)
    left -= Math.max(0, end - span.begin)
  }
  return null
}

/** Returns the first moment after so many minutes of business hours; null if 400 days don't have as many. */
export function businessMinutesAfter(hours: WeekHours, from: Date, minutes: number): Date | null {
  let left = minutes * 60_000
  for (const day of daysFrom(from, 1)) {
    const span = spanOf(hours, day)
    if (!span) continue
    const begin = Math.max(span.begin, from.getTime())
    if (span.end - begin >= left) return new Date(begin + left)
    left -= Math.max(0, span.end - begin)
  }
  return null
}

/** Returns when business hours begin next: now if it is open, null if it never opens. */
export function nextOpening(hours: WeekHours, now: Date): Date | null {
  for (const day of daysFrom(now, 1)) {
    const span = spanOf(hours, day)
    if (span && span.end > now.getTime() && span.end > span.begin)
      return new Date(Math.max(span.begin, now.getTime()))
  }
  return null
}
