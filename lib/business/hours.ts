import { inWords } from '@/lib/text/in-words'
import { type DayHours, type Weekday, type WeekHours } from '@/lib/time/business-hours'

/** The days as they are shown, from Monday on. */
export const weekdays = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['wednesday', 'Wednesday'],
  ['thursday', 'Thursday'],
  ['friday', 'Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const satisfies readonly (readonly [Weekday, string])[]

export const closed: DayHours = { opens: '', closes: '' }
export const isOpen = ({ opens, closes }: DayHours): boolean => opens !== '' && closes !== ''

/** Returns "9" or "9:30"; with `half` "9 AM". */
function clock(time: string, half: boolean): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clockText = `${hours % 12 === 0 ? 12 : hours % 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return half ? `${clockText} ${hours < 12 ? 'AM' : 'PM'}` : clockText
}

/** Returns "8 AM–6 PM". */
const between = ({ opens, closes }: DayHours): string =>
  [opens, closes].map((time) => clock(time, true)).join('–')

/** Returns the showroom's hours as "9-5"; with AM and PM if a day isn't from a morning to an afternoon. */
function shortBetween(hours: DayHours): string {
  const { opens, closes } = hours
  const isUsual = opens < '12:00' && closes >= '12:00'
  return isUsual ? [opens, closes].map((time) => clock(time, false)).join('-') : between(hours)
}

/** Returns the showroom's days for a table: "Monday", "9-5" or "Closed". */
export const hoursRows = (hours: WeekHours): { day: string; hours: string }[] =>
  weekdays.map(([key, day]) => ({ day, hours: isOpen(hours[key]) ? shortBetween(hours[key]) : 'Closed' }))

type Day = (typeof weekdays)[number][1]
type Run = { days: Day[]; hours: DayHours }

/** Groups days in a row with the same hours, without the closed ones. */
function groupDays(hours: WeekHours): Run[] {
  const dayRuns: Run[] = []
  let lastRun: Run | undefined
  for (const [key, day] of weekdays) {
    const dayHours = hours[key]
    if (lastRun && lastRun.hours.opens === dayHours.opens && lastRun.hours.closes === dayHours.closes)
      lastRun.days.push(day)
    else if (isOpen(dayHours)) dayRuns.push((lastRun = { days: [day], hours: dayHours }))
    else lastRun = undefined
  }
  return dayRuns
}

/** Returns "Mon–Fri", "Sat" or "Mon, Tue". */
function span(days: readonly string[], name: (day: string) => string, joint: string): string {
  const [first = '', ...otherNames] = days.map(name)
  const lastName = otherNames.at(-1)
  if (!lastName) return first
  return otherNames.length === 1 && joint === '–' ? `${first}, ${lastName}` : `${first}${joint}${lastName}`
}

/** Returns a line for each group of days: "Mon–Fri 8 AM–6 PM", "Sat 9 AM–4 PM". */
export const hoursLines = (hours: WeekHours): string[] =>
  groupDays(hours).map((run) => `${span(run.days, (day) => day.slice(0, 3), '–')} ${between(run.hours)}`)

/** Returns all hours on one line; empty if no day has any. */
export const hoursText = (hours: WeekHours): string => hoursLines(hours).join(', ')

/** Groups days with the same hours, as structured data requires. */
export const hoursByTimes = (hours: WeekHours): (DayHours & { days: Day[] })[] =>
  groupDays(hours).map(({ days, hours: { opens, closes } }) => ({ days, opens, closes }))

/** Returns the open days in words: "Monday to Saturday"; empty if there are none. */
export function openDays(hours: WeekHours): string {
  const spans: string[][] = []
  let lastSpan: string[] | undefined
  for (const [key, day] of weekdays) {
    if (!isOpen(hours[key])) lastSpan = undefined
    else if (lastSpan) lastSpan.push(day)
    else spans.push((lastSpan = [day]))
  }
  const words = spans.flatMap((days) => (days.length > 2 ? [span(days, (day) => day, ' to ')] : days))
  return inWords(words)
}
