/** The office's time: what staff read and choose is in it, wherever they and the server are. */
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

/** A moment as an `<input type="datetime-local">` takes it: "2026-11-23T09:00". Empty for none. */
export function officeInput(iso: string | null): string {
  if (!iso) return ''
  const at = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}`
}

/** The office's day of a moment: "2026-11-23". */
export const officeDay = (iso: string): string => officeInput(iso).slice(0, 10)

/** A day of the calendar so many days later, or earlier: "2026-11-30" for "2026-11-23" and 7. */
export function addDays(day: string, count: number): string {
  const noon = new Date(`${day}T12:00Z`)
  noon.setUTCDate(noon.getUTCDate() + count)
  return noon.toISOString().slice(0, 10)
}

/** The moment at which an office's day begins, as ISO in UTC. */
export const startOfOfficeDay = (day: string): string =>
  fromOfficeInput(`${day}T00:00`) ?? `${day}T05:00:00.000Z`

const wholeMinute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/**
 * The moment that stands in an `<input type="datetime-local">`, as ISO in UTC; null for an empty or unfinished one.
 * Of an hour that the clock repeats in autumn the first is meant; one that it skips in spring becomes the next.
 */
export function fromOfficeInput(value: string): string | null {
  const asUtc = Date.parse(`${value}Z`)
  if (!wholeMinute.test(value) || Number.isNaN(asUtc)) return null
  // New York is four or five hours behind; the earlier moment comes first.
  const candidates = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000).toISOString())
  return candidates.find((iso) => officeInput(iso) === value) ?? candidates[1] ?? null
}

/** A written time, with the same blank before AM in every browser and on the server. */
export const plainSpaces = (time: string): string => time.replace(/\u202f/g, ' ')

/** Words for a moment on the office's clock. Made once: making one takes longer than a hundred dates. */
const inOfficeWords = (shown: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-US', { timeZone: officeTimeZone, ...shown })
  return (at: Date) => plainSpaces(words.format(at))
}

const clock = { hour: 'numeric', minute: '2-digit' } as const
const timeWords = inOfficeWords(clock)
const dayWords = inOfficeWords({ month: 'short', day: 'numeric' })
const momentWords = inOfficeWords({ weekday: 'short', month: 'short', day: 'numeric', ...clock })
const farMomentWords = inOfficeWords({ year: 'numeric', month: 'short', day: 'numeric', ...clock })

const officeYear = (at: Date) => officeDay(at.toISOString()).slice(0, 4)

/** "Mon, Nov 23, 9:00 AM", or with the year when it isn't this one: "Jan 2, 2027, 9:00 AM". */
export function officeMoment(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return officeYear(at) === officeYear(now) ? momentWords(at) : farMomentWords(at)
}

/** "10:40 AM", with the day in front when it isn't today, and the year when it isn't this one. */
export function officeTime(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (officeYear(at) !== officeYear(now)) return farMomentWords(at)
  const [day, time] = [dayWords(at), timeWords(at)]
  return day === dayWords(now) ? time : `${day}, ${time}`
}
