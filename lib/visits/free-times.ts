import { Temporal } from 'temporal-polyfill'
import { type VisitRules } from '@/lib/business/profile'
import { memoize } from '@/lib/memoize'
import { type DayHours, hoursOn, type OpeningHours, openTimes } from '@/lib/time/business-hours'
import { holidayOn } from '@/lib/time/holidays'
import { officeTimeZone } from '@/lib/time/office-time'
import { awaySpan, quartersOf } from '@/lib/time/quarters'
import { type FreeDay, type FreeTime } from '@/lib/visit-types'
import { clockText, visitMoment } from './visit-text'

/** Taken quarters of an hour, and blocked spans. */
type Taken = { quarters: ReadonlySet<number>; blocks: readonly { startsAt: string; endsAt: string }[] }

type FreeTimeOptions = {
  rules: VisitRules
  hours: OpeningHours
  /** The minutes to get there. */
  travel: number
  taken: Taken
  now: Date
}

/** The minutes between offered times. */
const step = 30

type OpenTimes = ReturnType<typeof openTimes>[number]

/** Yields the moments at which a visit may begin within some hours of a day: every half hour of the local clock. */
function* beginnings(day: Temporal.PlainDate, { opens, closes }: OpenTimes, minutes: number) {
  const momentOf = (time: Temporal.PlainTime) =>
    day.toPlainDateTime(time).toZonedDateTime(officeTimeZone, { disambiguation: 'compatible' })
  const end = momentOf(Temporal.PlainTime.from(closes)).epochMilliseconds
  const first = Temporal.PlainTime.from(opens)
  const last = Temporal.PlainTime.from(closes)
  for (let count = 0; ; count += 1) {
    const offset = count * step
    if (first.until(last).total('minutes') < offset) return
    const time = first.add({ minutes: offset })
    const moment = momentOf(time)
    // An hour that the clock skips in spring has no times; of a repeated one in autumn the first counts.
    if (!moment.toPlainTime().equals(time)) continue
    if (moment.epochMilliseconds + minutes * 60_000 <= end) yield moment
  }
}

/** Temporal is slow to compute a day's moments, and everybody asks for the same weeks. */
const beginningsOf = memoize(
  (date: Temporal.PlainDate, hours: DayHours, minutes: number): FreeTime[] =>
    openTimes(hours)
      .flatMap((times) => [...beginnings(date, times, minutes)])
      .map((moment) => {
        const startsAt = new Date(moment.epochMilliseconds).toISOString()
        return { startsAt, time: clockText(startsAt) }
      }),
  {
    keyOf: (date, hours, minutes) => JSON.stringify([date, openTimes(hours), minutes]),
    max: 1_000,
  },
)

/**
 * Returns the days of visits, from the first bookable one to the horizon, with their free times. A visit is within the
 * day's hours, after the lead time, and none of its quarters, travel included, is taken or blocked.
 */
export function freeTimes({ rules, hours, travel, taken, now }: FreeTimeOptions): FreeDay[] {
  const earliest = now.getTime() + rules.leadHours * 3_600_000
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(officeTimeZone)
    .toPlainDate()
  const blocks = taken.blocks.map(
    ({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const,
  )

  const isFree = (startsAt: string) => {
    const stay = { startsAt, minutes: rules.minutes, travel }
    if (quartersOf(stay).some((quarter) => taken.quarters.has(quarter))) return false
    const { from, to } = awaySpan(stay)
    return !blocks.some(([begin, end]) => begin < to && end > from)
  }

  const days: FreeDay[] = []
  for (let ahead = 0; ahead <= rules.daysAhead; ahead += 1) {
    const date = today.add({ days: ahead })
    const day = date.toString()
    if (rules.freeOnHolidays && holidayOn(day)) continue
    const possible = beginningsOf(date, hoursOn(hours, day), rules.minutes).filter(
      ({ startsAt }) => Date.parse(startsAt) >= earliest,
    )
    if (possible.length > 0) days.push({ day, times: possible.filter(({ startsAt }) => isFree(startsAt)) })
  }
  return days
}

/** A free time with its day: "Tuesday, November 24, at 10:00 AM". */
export type NamedTime = FreeTime & { says: string }

/** Returns the free times nearest to a moment, in order. */
export function nearestTimes(days: readonly FreeDay[], startsAt: string, count: number): NamedTime[] {
  const distance = (time: FreeTime) => Math.abs(Date.parse(time.startsAt) - Date.parse(startsAt))
  return days
    .flatMap(({ times }) => times)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map((time) => ({ ...time, says: visitMoment(time.startsAt) }))
}
