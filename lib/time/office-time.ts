/** All times that staff read and choose are the office's, wherever they and the server are. */
export const officeTimeZone = 'America/New_York'

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns a moment for an `<input type="datetime-local">`: "2026-11-23T09:00". Empty for null. */
export function officeInput(iso: string | null): string {
  if (!iso) return ''
  const part = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** Returns the office's day of a moment: "2026-11-23". */
export const officeDay = (iso: string): string => officeInput(iso).slice(0, 10)

/** Returns a day so many days later, or earlier: "2026-11-30" for "2026-11-23" and 7. */
export function addDays(day: string, count: number): string {
  const noon = new Date(`${day}T12:00Z`)
  noon.setUTCDate(noon.getUTCDate() + count)
  return noon.toISOString().slice(0, 10)
}

/** Returns when an office's day begins, as ISO in UTC. */
export const startOfOfficeDay = (day: string): string =>
  fromOfficeInput(`${day}T00:00`) ?? `${day}T05:00:00.000Z`

const wholeMinute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/**
 * Returns the moment of an `<input type="datetime-local">`, as ISO in UTC; null for an empty or unfinished one. An hour that
 * comes twice in autumn means the first, one that is skipped in spring the next.
 */
export function fromOfficeInput(value: string): string | null {
  const asUtc = Date.parse(`${value}Z`)
  if (!wholeMinute.test(value) || Number.isNaN(asUtc)) return null
  // New York is four or five hours behind; the earlier moment comes first.
  const candidates = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000).toISOString())
  return candidates.find((iso) => officeInput(iso) === value) ?? candidates[1] ?? null
}

/** Returns a time of tomorrow ("08:00"), as ISO in UTC. */
export const tomorrowAt = (time: string, now = new Date()): string | null =>
  fromOfficeInput(`${addDays(officeDay(now.toISOString()), 1)}T${time}`)

/** Returns "9:00 AM" for "09:00". */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Replaces the narrow space before AM, which not every browser and server writes. */
const plainSpaces = (time: string): string => time.replace(/\u202f/g, ' ')

/** Returns a format on the office's clock. Made once, because that takes longer than formatting a hundred dates. */
export const officeFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: officeTimeZone, ...options })
  return (date: Date | string) => plainSpaces(format.format(new Date(date)))
}

const clock = { hour: 'numeric', minute: '2-digit' } as const
const formatTime = officeFormat(clock)
const formatDay = officeFormat({ month: 'short', day: 'numeric' })
const formatMoment = officeFormat({ weekday: 'short', month: 'short', day: 'numeric', ...clock })
const formatFarMoment = officeFormat({ year: 'numeric', month: 'short', day: 'numeric', ...clock })

const officeYear = (date: Date) => officeDay(date.toISOString()).slice(0, 4)

/** Returns "Mon, Nov 23, 9:00 AM", or with another year: "Jan 2, 2027, 9:00 AM". */
export function officeMoment(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return officeYear(date) === officeYear(now) ? formatMoment(date) : formatFarMoment(date)
}

/** Returns "10:40 AM", with the day unless it is today, and with another year. */
export function officeTime(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (officeYear(date) !== officeYear(now)) return formatFarMoment(date)
  const [day, time] = [formatDay(date), formatTime(date)]
  return day === formatDay(now) ? time : `${day}, ${time}`
}
