import 'server-only'
import { type BusinessProfile } from '@/lib/business/profile'
import { listBlockedTimes } from '@/lib/data/busy-calendars'
import { listTakenQuarters } from '@/lib/data/visits'
import { quartersIn } from '@/lib/time/quarters'
import { type FreeDay } from '@/lib/visit-types'
import { freeTimes } from './free-times'
import { type Meeting, travelTo, visitHoursOf } from './rules'

const day = 86_400_000

type SearchOptions = {
  profile: BusinessProfile
  /** The place of the visit. */
  meeting: Meeting
  /** Whose own time counts as free: the visit to be moved, the hash of a reservation. */
  except?: { visitId?: string; heldBy?: string }
  now?: Date
}

/** Returns the currently free times for a visit; none if visits are switched off. */
export async function findFreeTimes({
  profile,
  meeting,
  except,
  now = new Date(),
}: SearchOptions): Promise<FreeDay[]> {
  const rules = profile.visits
  if (!rules.isOn) return []
  // A day more on both sides, for the office's time zone and the travel.
  const from = now.getTime() - day
  const to = now.getTime() + (rules.daysAhead + 2) * day
  const range = quartersIn(from, to)
  const [quarters, blocks] = await Promise.all([
    listTakenQuarters(range[0] ?? 0, (range.at(-1) ?? 0) + 1, except, now),
    listBlockedTimes(new Date(from), new Date(to)),
  ])
  const travel = travelTo(meeting, rules.minutesPerMile)
  const hours = visitHoursOf(profile, meeting.kind)
  return freeTimes({ rules, hours, travel, taken: { quarters, blocks }, now })
}

export const isAmong = (days: readonly FreeDay[], startsAt: string): boolean =>
  days.some(({ times }) => times.some((time) => Date.parse(time.startsAt) === Date.parse(startsAt)))
