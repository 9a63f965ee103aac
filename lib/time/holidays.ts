/** Returns the weekday (0 is Sunday) of a date; months count from 1. */
const weekday = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).getUTCDay()

/** Returns the date of the first such weekday from a date on. */
const firstFrom = (year: number, month: number, date: number, target: number) =>
  date + ((target - weekday(year, month, date) + 7) % 7)

/** Returns the holiday on a day ("2026-11-26") on which nearly every business in the United States is closed, or null. */
export function holidayOn(day: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const holidays: [string, number, number][] = [
    ['New Year’s Day', 1, 1],
    ['Memorial Day', 5, firstFrom(year, 5, 25, 1)],
    ['Independence Day', 7, 4],
    ['Labor Day', 9, firstFrom(year, 9, 1, 1)],
    ['Thanksgiving', 11, firstFrom(year, 11, 22, 4)],
    ['Christmas Day', 12, 25],
  ]
  return holidays.find(([, inMonth, on]) => inMonth === month && on === date)?.[0] ?? null
}
