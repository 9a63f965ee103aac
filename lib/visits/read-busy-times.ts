import 'server-only'
import ICAL from 'ical.js'
import { createContext, Script } from 'node:vm'
import { Temporal } from 'temporal-polyfill'
import { officeTimeZone, startOfOfficeDay } from '@/lib/time/office-time'

/** A time in which somebody is busy, in milliseconds; the end is excluded. */
type BusyTime = { startsAt: number; endsAt: number }

/** Says in a sentence for staff why a calendar can't be read, without its address. */
export class CalendarProblem extends Error {}

/** In milliseconds: a larger calendar takes half a second, one that is made to take longer isn't read to its end. */
const longestReading = 3_000
const mostOccurrences = 2_000
const mostBusyTimes = 2_000

const dayLength = 86_400_000
const daysOf: Partial<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }
/** No calendar program makes events that recur within a day. */
const tooFrequent = ['SECONDLY', 'MINUTELY', 'HOURLY']
const partsOfDay = ['BYSECOND', 'BYMINUTE', 'BYHOUR']

const textOf = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

const timeZones = new Set(Intl.supportedValuesOf('timeZone'))

/**
 * Returns a function for the moments of a property's times. A day is the office's, and so is a time without a zone. Some calendars
 * name a zone without describing it.
 */
function clockOf(component: ICAL.Component, property: string): (time: ICAL.Time) => number {
  const zoneName = component.getFirstProperty(property)?.getFirstParameter('tzid') ?? ''
  const zone = timeZones.has(zoneName) ? zoneName : officeTimeZone
  return (time) => {
    if (time.isDate) return Date.parse(startOfOfficeDay(time.toString()))
    if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000
    return Temporal.PlainDateTime.from(time.toString()).toZonedDateTime(zone).epochMilliseconds
  }
}

/** Returns true if the calendar's owner hasn't accepted. Google names a calendar by its owner's address. */
function isDeclined(event: ICAL.Component, calendarName: string): boolean {
  return event.getAllProperties('attendee').some((attendee) => {
    const isOwner = String(attendee.getFirstValue()).toLowerCase() === `mailto:${calendarName.toLowerCase()}`
    return isOwner && attendee.getFirstParameter('partstat') === 'DECLINED'
  })
}

const rulesOf = (component: ICAL.Component) =>
  component.getAllProperties('rrule').map((property) => property.getFirstValue() as unknown as ICAL.Recur)

/** Returns where reading an event's occurrences can begin: of a rule without an end, occurrences that ended `age` ago are skipped. */
function beginningOf(event: ICAL.Event, rules: readonly ICAL.Recur[], age: number): ICAL.Time {
  const begin = event.startDate.clone()
  const [rule, ...others] = rules
  const step = others.length === 0 && rule && !rule.count && (daysOf[rule.freq] ?? 0) * rule.interval
  const skippedSteps = step ? Math.floor(age / dayLength / step) - 1 : 0
  if (step && skippedSteps > 0) begin.adjust(skippedSteps * step, 0, 0, 0)
  return begin
}

/** Lists when an event occurs between two moments, except for those in `changedStarts`. */
function occurrencesOf(
  component: ICAL.Component,
  changedStarts: ReadonlySet<number>,
  from: number,
  to: number,
): BusyTime[] {
  const event = new ICAL.Event(component, { exceptions: [] })
  const momentOf = clockOf(component, 'dtstart')
  const first = { startsAt: momentOf(event.startDate), endsAt: momentOf(event.endDate) }
  if (!event.isRecurring() || component.hasProperty('recurrence-id')) return [first]
  const rules = rulesOf(component)
  if (rules.some(({ freq, parts }) => tooFrequent.includes(freq) || partsOfDay.some((part) => part in parts)))
    return []
  // A rule that never matches is tried up to its end.
  const end = ICAL.Time.fromJSDate(new Date(to), true)
  for (const rule of rules) if (!rule.until || rule.until.compare(end) > 0) rule.until = end
  const times: BusyTime[] = []
  const iterator = event.iterator(beginningOf(event, rules, from - first.endsAt))
  for (let count = 0; count < mostOccurrences; count += 1) {
    // Returns nothing after the last one, whatever its type says.
    const start = iterator.next() as ICAL.Time | undefined
    if (!start) break
    const startsAt = momentOf(start)
    if (startsAt >= to) break
    if (changedStarts.has(startsAt)) continue
    const endTime = start.clone()
    endTime.addDuration(event.duration)
    times.push({ startsAt, endsAt: momentOf(endTime) })
  }
  return times
}

/** Returns, by the event's UID, the occurrences that were moved or canceled: each has an event of its own. */
function changesOf(events: readonly ICAL.Component[]): Map<string, Set<number>> {
  const changes = new Map<string, Set<number>>()
  for (const event of events) {
    try {
      const recurrenceId: unknown = event.getFirstPropertyValue('recurrence-id')
      if (!(recurrenceId instanceof ICAL.Time)) continue
      const uid = textOf(event, 'uid')
      changes.set(uid, (changes.get(uid) ?? new Set()).add(clockOf(event, 'recurrence-id')(recurrenceId)))
    } catch {
      // One that isn't a date changes nothing.
    }
  }
  return changes
}

function readAll(text: string, from: number, to: number): BusyTime[] {
  const calendar = new ICAL.Component(ICAL.parse(text.trim()) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error('no calendar')
  const name = textOf(calendar, 'x-wr-calname')
  const events = calendar.getAllSubcomponents('vevent')
  const changes = changesOf(events)
  return events.flatMap((event) => {
    if (textOf(event, 'transp').toUpperCase() === 'TRANSPARENT') return []
    if (textOf(event, 'status').toUpperCase() === 'CANCELLED' || isDeclined(event, name)) return []
    try {
      return occurrencesOf(event, changes.get(textOf(event, 'uid')) ?? new Set(), from, to)
    } catch {
      // Programs read a broken event in different ways. Skipping it is better than skipping the whole calendar.
      return []
    }
  })
}

/** Returns the times that aren't over before the first moment and begin before the second, in order, overlapping ones as one. */
function merge(times: readonly BusyTime[], from: number, to: number): BusyTime[] {
  const mergedTimes: BusyTime[] = []
  const inOrder = times
    .filter(({ startsAt, endsAt }) => startsAt < endsAt && endsAt > from && startsAt < to)
    .sort((a, b) => a.startsAt - b.startsAt)
  for (const time of inOrder) {
    const last = mergedTimes.at(-1)
    if (last && time.startsAt < last.endsAt) last.endsAt = Math.max(last.endsAt, time.endsAt)
    else mergedTimes.push({ ...time })
  }
  return mergedTimes.slice(0, mostBusyTimes)
}

/**
 * Reads from a calendar (iCalendar, RFC 5545) when its owner is busy between two moments. A calendar can be written so that reading
 * it would never end: it is given up in time.
 * @throws CalendarProblem
 */
export function readBusyTimes(text: string, from: number, to: number): BusyTime[] {
  if (!/^\s*BEGIN:VCALENDAR\b/i.test(text))
    throw new CalendarProblem(
      'There is no calendar at this address. Copy the one in iCal format, which often ends in .ics.',
    )
  let times: BusyTime[] = []
  const read = () => {
    times = readAll(text, from, to)
  }
  try {
    new Script('read()').runInContext(createContext({ read }), { timeout: longestReading })
  } catch (error) {
    throw new CalendarProblem(
      (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
        ? 'This calendar has too many repeated events to be read.'
        : 'This calendar has mistakes and can’t be read.',
    )
  }
  return merge(times, from, to)
}
