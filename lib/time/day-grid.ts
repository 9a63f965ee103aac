import { memoize } from '@/lib/memoize'
import { addDays, officeInput, startOfOfficeDay } from './office-time'

// Positions in a calendar that shows the office's days side by side. Its rows are hours of the office's clock. On a Sunday in
// spring one hour is missing, which that column leaves out; on one in autumn an hour comes twice, which has a row of its own that
// other columns leave out.

const hourLength = 3_600_000

/** An hour of the clock; `again` marks the second of the two on that Sunday in autumn. */
export type HourRow = { hour: number; again: boolean }

/** A time from one moment to another (ISO), the end excluded. */
type TimeSpan = { startsAt: string; endsAt: string }

type DayHour = HourRow & { begin: number }

/** Returns the 23, 24 or 25 hours of an office's day ("2027-03-14"), each with the moment at which it begins. */
export const hoursOfDay = memoize(
  (day: string): DayHour[] => {
    const end = Date.parse(startOfOfficeDay(addDays(day, 1)))
    const hours: DayHour[] = []
    for (let begin = Date.parse(startOfOfficeDay(day)); begin < end; begin += hourLength) {
      const hour = Number(officeInput(new Date(begin).toISOString()).slice(11, 13))
      hours.push({ hour, again: hours.at(-1)?.hour === hour, begin })
    }
    return hours
  },
  { max: 500 },
)

const order = ({ hour, again }: HourRow) => hour * 2 + Number(again)

/** Returns the rows for some days, within hours of the clock (0 to 24): each hour that at least one day has. */
export function hourRows(days: readonly string[], from = 0, to = 24): HourRow[] {
  const rows = new Map<number, HourRow>()
  for (const day of days)
    for (const { hour, again } of hoursOfDay(day))
      if (hour >= from && hour < to) rows.set(order({ hour, again }), { hour, again })
  return [...rows.values()].sort((a, b) => order(a) - order(b))
}

/** Returns the numbers of the rows that a day doesn't have. */
export function missingRows(rows: readonly HourRow[], day: string): number[] {
  const orders = new Set(hoursOfDay(day).map(order))
  return rows.flatMap((row, index) => (orders.has(order(row)) ? [] : [index]))
}

/** Returns how far down a moment of a day is, in rows. */
function rowAt(rows: readonly HourRow[], day: string, moment: number): number {
  const hour = hoursOfDay(day).findLast(({ begin }) => begin <= moment)
  if (!hour) return 0
  const index = rows.findIndex((row) => order(row) >= order(hour))
  const row = rows[index]
  if (!row) return rows.length
  return order(row) === order(hour) ? index + Math.min(1, (moment - hour.begin) / hourLength) : index
}

/** Returns the part within a day, in milliseconds; null if there is none. */
function partIn(day: string, { startsAt, endsAt }: TimeSpan): { begin: number; end: number } | null {
  const begin = Math.max(Date.parse(startsAt), Date.parse(startOfOfficeDay(day)))
  const end = Math.min(Date.parse(endsAt), Date.parse(startOfOfficeDay(addDays(day, 1))))
  return begin < end ? { begin, end } : null
}

/** Returns the position in a day's column, in rows from its top; null if it is outside of the rows. */
export function placeInDay(
  rows: readonly HourRow[],
  day: string,
  span: TimeSpan,
): { top: number; height: number } | null {
  const part = partIn(day, span)
  if (!part) return null
  const top = rowAt(rows, day, part.begin)
  // By its last moment: this day may not have the next row.
  const bottom = rowAt(rows, day, part.end - 1) + 1 / hourLength
  const height = Math.round((bottom - top) * 3600) / 3600
  return height > 0 ? { top, height } : null
}

const quarter = hourLength / 4

/**
 * Returns the moment so many rows down in a day's column, to the quarter of an hour. A row that the day doesn't have is
 * its next hour.
 */
export function momentAt(rows: readonly HourRow[], day: string, down: number): string {
  const quarters = Math.max(0, Math.min(rows.length * 4, Math.round(down * 4)))
  const index = Math.min(rows.length - 1, Math.floor(quarters / 4))
  const row = rows[index]
  const hours = hoursOfDay(day)
  const hour = row && hours.find((candidate) => order(candidate) >= order(row))
  if (!row || !hour) return startOfOfficeDay(addDays(day, 1))
  const within = order(hour) === order(row) ? (quarters - index * 4) * quarter : 0
  return new Date(hour.begin + within).toISOString()
}

/** Returns the hours of the clock to show: at least `minimum`, and all that these times need. */
export function hourRange(
  days: readonly string[],
  spans: readonly TimeSpan[],
  minimum: readonly [from: number, to: number],
): [from: number, to: number] {
  const hourAt = (moment: number) => Number(officeInput(new Date(moment).toISOString()).slice(11, 13))
  let [from, to] = minimum
  for (const part of spans.flatMap((time) => days.map((day) => partIn(day, time)))) {
    if (!part) continue
    from = Math.min(from, hourAt(part.begin))
    to = Math.max(to, hourAt(part.end - 1) + 1)
  }
  return [from, to]
}

/** Returns "9 AM"; the second of two equal hours is "1 AM again". */
export function hourText({ hour, again }: HourRow): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}${again ? ' again' : ''}`
}
