import { inWords } from '@/lib/text/in-words'
import {
  type DayHours,
  isOpen,
  type OpeningHours,
  openTimes,
  type SpecialDay,
  type Weekday,
  type WeekHours,
} from '@/lib/time/business-hours'
import { addDays, officeDay } from '@/lib/time/office-time'

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

/** Returns the hours of a day without a break. */
export const hoursFrom = (opens: string, closes: string): DayHours => ({
  opens,
  closes,
  breakFrom: '',
  breakTo: '',
})
export const closed = hoursFrom('', '')

type HoursOf<Name extends string> = Record<Name, WeekHours> & Pick<OpeningHours, 'specialDays'>

export const showroomHours = (profile: HoursOf<'showroomHours'>): OpeningHours => ({
  week: profile.showroomHours,
  specialDays: profile.specialDays,
})

export const phoneHours = (profile: HoursOf<'telephoneHours'>): OpeningHours => ({
  week: profile.telephoneHours,
  specialDays: profile.specialDays,
})

/** Returns "9" or "9:30"; with `half` "9 AM". */
function clock(time: string, half: boolean): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clockText = `${hours % 12 === 0 ? 12 : hours % 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return half ? `${clockText} ${hours < 12 ? 'AM' : 'PM'}` : clockText
}

/** Returns "8 AM–6 PM", with a break "8 AM–12 PM" and "and 1 PM–6 PM". */
const timeSpans = (hours: DayHours): string[] =>
  openTimes(hours).map(
    ({ opens, closes }, index) => `${index > 0 ? 'and ' : ''}${clock(opens, true)}–${clock(closes, true)}`,
  )
const between = (hours: DayHours): string => timeSpans(hours).join(' ')

/** Returns a day's hours as "9-5" or "9-12, 1-5"; with AM and PM if it isn't from a morning to an afternoon. */
function shortBetween(hours: DayHours): string {
  if (!isOpen(hours)) return 'Closed'
  const { opens, closes } = hours
  if (opens >= '12:00' || closes < '12:00') return between(hours)
  return openTimes(hours)
    .map((times) => [times.opens, times.closes].map((time) => clock(time, false)).join('-'))
    .join(', ')
}

/** Visitors read of a special day this many days ahead. */
const noticeDays = 14

/** Returns "Dec 24". */
const shortDate = (day: string): string =>
  new Date(`${day}T12:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Returns "Dec 24", "Dec 24–26" or "Dec 24–Jan 2". */
function dateSpan(first: string, last: string): string {
  if (first === last) return shortDate(first)
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${shortDate(first)}–${isSameMonth ? Number(last.slice(8)) : shortDate(last)}`
}

type DateRun = { first: string; last: string; hours: DayHours }

/** Joins dates in a row with the same hours, in order. */
function joinDates(specialDays: readonly SpecialDay[]): DateRun[] {
  const runs: DateRun[] = []
  for (const { day, ...hours } of [...specialDays].sort((a, b) => a.day.localeCompare(b.day))) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day && between(run.hours) === between(hours)) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs
}

/** Returns the special days that visitors read of now, in order: "Dec 24", "Dec 24–Jan 2". */
function announcedDays(specialDays: readonly SpecialDay[], now: Date): { days: string; hours: DayHours }[] {
  const today = officeDay(now.toISOString())
  return joinDates(specialDays)
    .filter(({ first, last }) => last >= today && first <= addDays(today, noticeDays))
    .map(({ first, last, hours }) => ({
      days: dateSpan(first, last),
      hours,
    }))
}

/** Returns days for a table: "Monday", "9-5" or "Closed", and below them near special days: "Dec 24–Jan 2", "Closed". */
export const hoursRows = (
  { week, specialDays }: OpeningHours,
  now = new Date(),
): { day: string; hours: string }[] => [
  ...weekdays.map(([key, day]) => ({ day, hours: shortBetween(week[key]) })),
  ...announcedDays(specialDays, now).map(({ days, hours }) => ({ day: days, hours: shortBetween(hours) })),
]

type Day = (typeof weekdays)[number][1]
type Run = { days: Day[]; hours: DayHours }

/** Groups days in a row with the same hours, without the closed ones. */
function groupDays(hours: WeekHours): Run[] {
  const dayRuns: Run[] = []
  let lastRun: Run | undefined
  for (const [key, day] of weekdays) {
    const dayHours = hours[key]
    if (lastRun && between(lastRun.hours) === between(dayHours)) lastRun.days.push(day)
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

function lineOf(days: string, hours: DayHours): string[] {
  const times = timeSpans(hours)
  return times.length > 1 ? [days, ...times] : [`${days} ${times[0] ?? 'closed'}`]
}

/**
 * Returns a line for each group of days, and for special days that are near: "Mon–Fri 8 AM–6 PM", "Dec 24 closed". Each is in parts
 * between which it may wrap: with a break it is longer than a small window's header has room for.
 */
export const hoursLines = ({ week, specialDays }: OpeningHours, now = new Date()): string[][] => [
  ...groupDays(week).map((run) =>
    lineOf(
      span(run.days, (day) => day.slice(0, 3), '–'),
      run.hours,
    ),
  ),
  ...announcedDays(specialDays, now).map(({ days, hours }) => lineOf(days, hours)),
]

/** Returns all hours on one line; empty if no day has any and no special day is near. */
export const hoursText = (hours: OpeningHours, now?: Date): string =>
  hoursLines(hours, now)
    .map((parts) => parts.join(' '))
    .join(', ')

/** Returns the times of a week with their days, as structured data requires; a day with a break has two. */
export function hoursByTimes(hours: WeekHours): { days: Day[]; opens: string; closes: string }[] {
  const byTimes = new Map<string, { days: Day[]; opens: string; closes: string }>()
  for (const { days, hours: dayHours } of groupDays(hours))
    for (const { opens, closes } of openTimes(dayHours)) {
      const key = `${opens} ${closes}`
      byTimes.set(key, { days: [...(byTimes.get(key)?.days ?? []), ...days], opens, closes })
    }
  return [...byTimes.values()]
}

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
