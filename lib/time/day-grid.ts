import { memoize } from '@/lib/memoize'
import { addDays, officeInput, startOfOfficeDay } from './office-time'

// Where a moment stands in a calendar that draws the office's days side by side. Its rows are hours of the office's
// clock. On a Sunday in spring the clock has one hour less, which its column leaves out; on one in autumn an hour comes
// twice, which gets a row of its own that the other columns leave out.

const hourLength = 3_600_000

/** An hour of the clock; `again` is the second of the two that one Sunday in autumn has. */
export type HourRow = { hour: number; again: boolean }

/** What lasts from one moment to another, ISO, the end not in it. */
type Lasting = { startsAt: string; endsAt: string }

type DayHour = HourRow & { begin: number }

/** The 23, 24 or 25 hours of an office's day ("2027-03-14"), each with the moment at which it begins. */
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

/** The rows of some days, from one hour of the clock up to another (0 to 24): each hour that at least one of them has. */
export function hourRows(days: readonly string[], from = 0, to = 24): HourRow[] {
  const rows = new Map<number, HourRow>()
  for (const day of days)
    for (const { hour, again } of hoursOfDay(day))
      if (hour >= from && hour < to) rows.set(order({ hour, again }), { hour, again })
  return [...rows.values()].sort((a, b) => order(a) - order(b))
}

/** The numbers of the rows that a day doesn't have. */
export function missingRows(rows: readonly HourRow[], day: string): number[] {
  const own = new Set(hoursOfDay(day).map(order))
  return rows.flatMap((row, index) => (own.has(order(row)) ? [] : [index]))
}

/** How far down a moment of a day is, in rows. */
function downTo(rows: readonly HourRow[], day: string, at: number): number {
  const hour = hoursOfDay(day).findLast(({ begin }) => begin <= at)
  if (!hour) return 0
  const index = rows.findIndex((row) => order(row) >= order(hour))
  const row = rows[index]
  if (!row) return rows.length
  return order(row) === order(hour) ? index + Math.min(1, (at - hour.begin) / hourLength) : index
}

/** What of something lies in a day, in milliseconds; null for nothing. */
function partIn(day: string, { startsAt, endsAt }: Lasting): { begin: number; end: number } | null {
  const begin = Math.max(Date.parse(startsAt), Date.parse(startOfOfficeDay(day)))
  const end = Math.min(Date.parse(endsAt), Date.parse(startOfOfficeDay(addDays(day, 1))))
  return begin < end ? { begin, end } : null
}

/** Where something stands in a day's column, in rows from its top; null where none of it is in these rows. */
export function placeInDay(
  rows: readonly HourRow[],
  day: string,
  lasting: Lasting,
): { top: number; height: number } | null {
  const part = partIn(day, lasting)
  if (!part) return null
  const top = downTo(rows, day, part.begin)
  // By its last moment: the row that follows may be one that this day doesn't have.
  const bottom = downTo(rows, day, part.end - 1) + 1 / hourLength
  const height = Math.round((bottom - top) * 3600) / 3600
  return height > 0 ? { top, height } : null
}

/** The hours of the clock that have to be shown: those between `least`, and of all that lasts in these days. */
export function hourRange(
  days: readonly string[],
  lasting: readonly Lasting[],
  least: readonly [from: number, to: number],
): [from: number, to: number] {
  const hourAt = (moment: number) => Number(officeInput(new Date(moment).toISOString()).slice(11, 13))
  let [from, to] = least
  for (const part of lasting.flatMap((one) => days.map((day) => partIn(day, one)))) {
    if (!part) continue
    from = Math.min(from, hourAt(part.begin))
    to = Math.max(to, hourAt(part.end - 1) + 1)
  }
  return [from, to]
}

/** "9 AM"; the second of two hours of one name says so. */
export function hourText({ hour, again }: HourRow): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}${again ? ' again' : ''}`
}
