import { addDays, officeDay } from './office-time'

/** Days of the office's calendar ("2026-11-23"), the first and the last included. */
export type DaySpan = { from: string; to: string }

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00Z`).getUTCDay()
  return addDays(day, weekday === 0 ? -6 : 1 - weekday)
}

/** Returns so many weeks, from Monday to Sunday, the last one that of `now`. */
export function lastWeeks(count: number, now: Date): DaySpan[] {
  const monday = mondayOf(officeDay(now.toISOString()))
  return Array.from({ length: count }, (_, index) => {
    const from = addDays(monday, (index - count + 1) * 7)
    return { from, to: addDays(from, 6) }
  })
}

/** Returns the whole months, or years, from that of a day to that of `now`. */
export function calendarSpans(unit: 'month' | 'year', first: string, now: Date): DaySpan[] {
  const length = unit === 'month' ? 7 : 4
  const last = officeDay(now.toISOString()).slice(0, length)
  const spans: DaySpan[] = []
  for (let from = begin(first.slice(0, length)); from.slice(0, length) <= last;) {
    const next = begin(addDays(from, unit === 'month' ? 31 : 366).slice(0, length))
    spans.push({ from, to: addDays(next, -1) })
    from = next
  }
  return spans
}

/** Returns the first day of a month ("2026-11") or a year ("2026"). */
const begin = (name: string): string => `${name}-01-01`.slice(0, 10)

const options = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
const inYear = new Intl.DateTimeFormat('en-US', options)
const withYear = new Intl.DateTimeFormat('en-US', { ...options, year: 'numeric' })

/** Returns "Nov 23", or with another year than that of `now`: "Nov 23, 2025". */
export function dayWords(day: string, now: Date): string {
  const isThisYear = day.slice(0, 4) === officeDay(now.toISOString()).slice(0, 4)
  return (isThisYear ? inYear : withYear).format(new Date(`${day}T12:00Z`))
}
