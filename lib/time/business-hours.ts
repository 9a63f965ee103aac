import { memoize } from '@/lib/memoize'
import { fromOfficeInput, officeDay } from './office-time'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]
/** A day's opening and closing time on the office's clock, as "08:00", and its break; empty if it is closed, or has none. */
export type DayHours = { opens: string; closes: string; breakFrom: string; breakTo: string }
export type WeekHours = Record<Weekday, DayHours>
/** A date ("2026-12-24") with hours of its own. */
export type SpecialDay = DayHours & { day: string }
/** The hours of a week, and the dates that differ from it. */
export type OpeningHours = { week: WeekHours; specialDays: readonly SpecialDay[] }

export const isOpen = ({ opens, closes }: DayHours): boolean => opens !== '' && closes !== ''

export const earlier = (a: string, b: string): string => (a < b ? a : b)
export const later = (a: string, b: string): string => (a > b ? a : b)

/** Returns the hours of a date, "2026-12-24". */
export const hoursOn = ({ week, specialDays }: OpeningHours, date: string): DayHours =>
  specialDays.find(({ day }) => day === date) ??
  week[weekdays[new Date(`${date}T12:00Z`).getUTCDay()] ?? 'sunday']

/** Returns the times between which a day is open: one or, with a break in them, two; none if it is closed. */
export function openTimes(hours: DayHours): { opens: string; closes: string }[] {
  const { opens, closes, breakFrom, breakTo } = hours
  if (!isOpen(hours)) return []
  if (!breakFrom || !breakTo) return [{ opens, closes }]
  const parts = [
    { opens, closes: earlier(closes, breakFrom) },
    { opens: later(opens, breakTo), closes },
  ]
  return parts.filter((part) => part.opens < part.closes)
}

/** Limits the search for business hours. */
const maxDays = 400

type Span = { begin: number; end: number }

const dayLength = 24 * 3_600_000

/** Returns the office's day of a moment, counted from January 1, 1970. */
const dayNumber = (moment: Date) => Date.parse(`${officeDay(moment.toISOString())}T00:00Z`) / dayLength

/** Calculating this is slow, and a list of leads needs the same few hundred days over and over. */
const spanBetween = memoize(
  (date: string, opens: string, closes: string): Span | null => {
    const begin = fromOfficeInput(`${date}T${opens}`)
    const end = fromOfficeInput(`${date}T${closes}`)
    return begin && end ? { begin: Date.parse(begin), end: Date.parse(end) } : null
  },
  { max: 1_000 },
)

/** Returns a day's hours as moments in milliseconds. */
function spansOf(hours: OpeningHours, day: number): Span[] {
  const date = new Date(day * dayLength).toISOString().slice(0, 10)
  return openTimes(hoursOn(hours, date)).flatMap(
    ({ opens, closes }) => spanBetween(date, opens, closes) ?? [],
  )
}

/** Goes through the business hours from the day of a moment, forward or back. */
function* spansFrom(hours: OpeningHours, moment: Date, step: 1 | -1): Generator<Span> {
  const day = dayNumber(moment)
  for (let count = 0; count < maxDays; count += 1) {
    const spans = spansOf(hours, day + count * step)
    yield* step > 0 ? spans : spans.reverse()
  }
}

/** Counts the minutes of business hours between two moments, in at most 400 days; 0 if the later one comes first. */
export function businessMinutes(hours: OpeningHours, from: Date, to: Date): number {
  let passedTime = 0
  for (const span of spansFrom(hours, from, 1)) {
    if (span.begin > to.getTime()) break
    passedTime += Math.max(0, Math.min(span.end, to.getTime()) - Math.max(span.begin, from.getTime()))
  }
  return Math.floor(passedTime / 60_000)
}

/** Returns the last moment with so many minutes of business hours until `until`; null if 400 days don't have as many. */
export function businessMinutesBefore(hours: OpeningHours, until: Date, minutes: number): Date | null {
  let remaining = minutes * 60_000
  for (const span of spansFrom(hours, until, -1)) {
    const end = Math.min(span.end, until.getTime())
    if (end - span.begin >= remaining) return new Date(end - remaining)
    remaining -= Math.max(0, end - span.begin)
  }
  return null
}

/** Returns the first moment after so many minutes of business hours; null if 400 days don't have as many. */
export function businessMinutesAfter(hours: OpeningHours, from: Date, minutes: number): Date | null {
  let remaining = minutes * 60_000
  for (const span of spansFrom(hours, from, 1)) {
    const begin = Math.max(span.begin, from.getTime())
    if (span.end - begin >= remaining) return new Date(begin + remaining)
    remaining -= Math.max(0, span.end - begin)
  }
  return null
}

/** Returns when business hours begin next: now if it is open, null if it never opens. */
export function nextOpening(hours: OpeningHours, now: Date): Date | null {
  for (const span of spansFrom(hours, now, 1))
    if (span.end > now.getTime() && span.end > span.begin)
      return new Date(Math.max(span.begin, now.getTime()))
  return null
}
