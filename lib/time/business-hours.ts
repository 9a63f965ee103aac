import { fromOfficeInput, officeDay } from './office-time'

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof days)[number]
/** When a day's hours begin and end on the office's clock, as "08:00"; both empty on a day without any. */
export type DayHours = { opens: string; closes: string }
export type WeekHours = Record<Weekday, DayHours>

const dayLength = 24 * 3_600_000
/** Beyond this nobody counts: the answer would take long, and says nothing more. */
const mostDays = 400

/**
 * How many minutes of the office's hours lie between two moments; 0 where the later one comes first. Counts by the
 * office's calendar, so that a day on which the clock changes has its own length. At most 400 days are looked at.
 */
export function businessMinutes(hours: WeekHours, from: Date, to: Date): number {
  let minutes = 0
  // Noon, so that adding days never leaves the calendar's day.
  let noon = Date.parse(`${officeDay(from.toISOString())}T12:00Z`)
  for (let count = 0; count < mostDays; count += 1, noon += dayLength) {
    const day = new Date(noon).toISOString().slice(0, 10)
    const { opens, closes } = hours[days[new Date(noon).getUTCDay()] ?? 'sunday']
    const midnight = fromOfficeInput(`${day}T00:00`)
    if (midnight && Date.parse(midnight) >= to.getTime()) break
    const begin = fromOfficeInput(`${day}T${opens}`)
    const end = fromOfficeInput(`${day}T${closes}`)
    if (!begin || !end) continue
    const overlap = Math.min(Date.parse(end), to.getTime()) - Math.max(Date.parse(begin), from.getTime())
    minutes += Math.max(0, overlap) / 60_000
  }
  return Math.floor(minutes)
}
