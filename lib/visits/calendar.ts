import 'server-only'
import { type BusinessProfile } from '@/lib/business/profile'
import { listBlockedTimes } from '@/lib/data/busy-calendars'
import { listVisits } from '@/lib/data/visits'
import { hoursOn, openTimes } from '@/lib/time/business-hours'
import { holidayOn } from '@/lib/time/holidays'
import { addDays, fromOfficeInput, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { type CalendarDay, type FreeTime } from '@/lib/visit-types'
import { findFreeTimes } from './find-free-times'
import { type Meeting, visitHoursOf } from './rules'

/** Returns the visiting hours of a day. */
function openOn(profile: BusinessProfile, day: string): CalendarDay['open'] {
  if (profile.visits.freeOnHolidays && holidayOn(day)) return []
  return openTimes(hoursOn(visitHoursOf(profile), day)).flatMap(({ opens, closes }) => {
    const [startsAt, endsAt] = [fromOfficeInput(`${day}T${opens}`), fromOfficeInput(`${day}T${closes}`)]
    return startsAt && endsAt ? { startsAt, endsAt } : []
  })
}

const momentOf = (day: string) => new Date(startOfOfficeDay(day))

/** Reads consecutive days of the staff's calendar. */
export async function readCalendar(
  profile: BusinessProfile,
  days: readonly string[],
  now: Date,
): Promise<CalendarDay[]> {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [from, to] = [momentOf(first), momentOf(addDays(last, 1))]
  const [visits, blocks, free] = await Promise.all([
    listVisits(from, to),
    listBlockedTimes(from, to),
    staffTimes(profile, days, now),
  ])
  return days.map((day) => {
    const [begin, end] = [startOfOfficeDay(day), startOfOfficeDay(addDays(day, 1))]
    return {
      day,
      visits: visits.filter(
        ({ startsAt, status }) => status !== 'canceled' && startsAt >= begin && startsAt < end,
      ),
      blocks: blocks.filter(({ startsAt, endsAt }) => startsAt < end && endsAt > begin),
      open: openOn(profile, day),
      free: free.get(day) ?? [],
      holiday: holidayOn(day) ?? '',
    }
  })
}

type TimeOptions = { meeting?: Meeting; minutes?: number; except?: string }

const somewhere: Meeting = { kind: 'home', place: null }

/**
 * Returns the free times of consecutive days for staff: those of visitors, without lead time and horizon. `except` is
 * the visit to be moved.
 */
export async function staffTimes(
  profile: BusinessProfile,
  days: readonly string[],
  now: Date,
  { meeting = somewhere, minutes, except }: TimeOptions = {},
): Promise<Map<string, FreeTime[]>> {
  const today = officeDay(now.toISOString())
  const first = days[0] ?? today
  const last = days.at(-1) ?? today
  if (last < today) return new Map()
  // Starts at the first day if that is ahead: a day months ahead needs no calculation up to it.
  const from = first > today ? momentOf(first) : now
  const length = momentOf(last).getTime() - momentOf(officeDay(from.toISOString())).getTime()
  const rules = { isOn: true, leadHours: 0, daysAhead: Math.round(length / 86_400_000) }
  const free = await findFreeTimes({
    profile: { ...profile, visits: { ...profile.visits, ...(minutes ? { minutes } : {}), ...rules } },
    meeting,
    except: { visitId: except },
    now: from,
  })
  return new Map(free.map(({ day, times }) => [day, times]))
}

/** The number of days that are searched for a free time of a new visit. */
const mostDaysAhead = 28

/** Returns the first day from `day` on with a free time for a visit to a place, or else `day`. */
export async function firstFreeDay(
  profile: BusinessProfile,
  day: string,
  now: Date,
  place: Meeting['place'],
): Promise<string> {
  const days = Array.from({ length: mostDaysAhead }, (_, index) => addDays(day, index))
  const times = await staffTimes(profile, days, now, { meeting: { kind: 'home', place } })
  return days.find((candidate) => times.get(candidate)?.length) ?? day
}
