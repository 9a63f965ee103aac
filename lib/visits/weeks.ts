import { addDays } from '@/lib/time/office-time'
import { type FreeDay, type FreeTime } from '@/lib/visit-types'

/** A day of the calendar; `times` is null without visits. `column` is 1 for Sunday. */
export type CalendarDay = { day: string; column: number; date: number; times: FreeTime[] | null }

/** Returns the whole weeks, from Sunday to Saturday, around these days. */
export function weeksAround(days: readonly FreeDay[]): CalendarDay[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last) return []
  const weekday = (day: string) => new Date(`${day}T12:00Z`).getUTCDay()
  const timesByDay = new Map(days.map(({ day, times }) => [day, times]))
  const calendar: CalendarDay[] = []
  const end = addDays(last, 6 - weekday(last))
  for (let day = addDays(first, -weekday(first)); day <= end; day = addDays(day, 1))
    calendar.push({
      day,
      column: weekday(day) + 1,
      date: Number(day.slice(8)),
      times: timesByDay.get(day) ?? null,
    })
  return calendar
}

/** Returns a function that formats a day. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(`${day}T12:00Z`))
}
/** Returns "Tuesday, November 24". */
export const dayText = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' })
const longMonth = dayFormat({ month: 'long' })
const longMonthAndYear = dayFormat({ month: 'long', year: 'numeric' })
/**
 * Returns the months of these days: "November 2026", "November – December 2026" or "December 2026 – January 2027". Intl's own
 * ranges have other spaces on the server than in browsers.
 */
export function monthsOf(days: readonly FreeDay[]): string {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last) return ''
  const end = longMonthAndYear(last)
  if (longMonthAndYear(first) === end) return end
  return `${first.slice(0, 4) === last.slice(0, 4) ? longMonth(first) : longMonthAndYear(first)} – ${end}`
}
/** Returns "Nov". */
export const monthText = dayFormat({ month: 'short' })
