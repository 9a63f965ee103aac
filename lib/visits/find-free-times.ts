import 'server-only'
import { type BusinessProfile } from '@/lib/business/profile'
import { listVisitBlocks } from '@/lib/data/visit-blocks'
import { listTakenQuarters } from '@/lib/data/visits'
import { quartersIn } from '@/lib/time/quarters'
import { type FreeDay } from '@/lib/visit-types'
import { freeTimes } from './free-times'
import { travelMinutes, visitHoursOf } from './rules'

const day = 86_400_000

type Asked = {
  profile: BusinessProfile
  /** Where to: miles from the showroom. */
  drive: number
  /** Whose own time isn't taken for him: a visit that is to be moved, the hash of a hold. */
  except?: { visitId?: string; heldBy?: string }
  now?: Date
}

/** The free times for a visit as the calendar is now; none where visits are switched off. */
export async function findFreeTimes({ profile, drive, except, now = new Date() }: Asked): Promise<FreeDay[]> {
  const rules = profile.visits
  if (!rules.isOn) return []
  // A day more on both sides, for the office's days and the way.
  const from = now.getTime() - day
  const to = now.getTime() + (rules.daysAhead + 2) * day
  const all = quartersIn(from, to)
  const [quarters, blocks] = await Promise.all([
    listTakenQuarters(all[0] ?? 0, (all.at(-1) ?? 0) + 1, except, now),
    listVisitBlocks(new Date(from), new Date(to)),
  ])
  const travel = travelMinutes(drive, rules.minutesPerMile)
  return freeTimes({ rules, hours: visitHoursOf(profile), travel, taken: { quarters, blocks }, now })
}

/** Whether a time is among those that are free. */
export const isAmong = (days: readonly FreeDay[], startsAt: string): boolean =>
  days.some(({ times }) => times.some((time) => Date.parse(time.startsAt) === Date.parse(startsAt)))
