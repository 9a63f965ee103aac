import { type BusinessProfile } from '@/lib/business/profile'
import { closed, showroomHours } from '@/lib/business/hours'
import {
  earlier,
  hoursOn,
  isOpen,
  later,
  type OpeningHours,
  type SpecialDay,
} from '@/lib/time/business-hours'
import { type VisitPlan } from '@/lib/visit-types'

/**
 * Returns the hours of visits. Hours of their own are shortened on a special day, never extended; its break, if it has one,
 * takes the place of theirs.
 */
export function visitHoursOf(
  profile: Pick<BusinessProfile, 'visits' | 'visitHours' | 'showroomHours' | 'specialDays'>,
): OpeningHours {
  const { visits, visitHours, specialDays } = profile
  if (!visits.hasOwnHours) return showroomHours(profile)
  const week = { week: visitHours, specialDays: [] }
  const shortened = (special: SpecialDay): SpecialDay => {
    const own = hoursOn(week, special.day)
    const [opens, closes] = [later(own.opens, special.opens), earlier(own.closes, special.closes)]
    if (!isOpen(own) || opens >= closes) return { ...closed, day: special.day }
    const { breakFrom, breakTo } = special.breakFrom ? special : own
    return { day: special.day, opens, closes, breakFrom, breakTo }
  }
  return { week: visitHours, specialDays: specialDays.map(shortened) }
}

/** The longest travel time in minutes, whatever is set. */
const mostTravel = 120

/** Returns the travel minutes for a distance, rounded up to quarters of an hour; 0 for an unknown one. */
export const travelMinutes = (miles: number | null, minutesPerMile: number): number =>
  miles === null ? 0 : Math.min(mostTravel, Math.ceil((miles * minutesPerMile) / 15) * 15)

/** Returns the plan of a visit at home by the site's rules. `drive` is in miles. */
export const visitPlan = (
  { visits }: Pick<BusinessProfile, 'visits'>,
  place: { slug: string; drive: number | null } | null,
  { startsAt, address }: Pick<VisitPlan, 'startsAt' | 'address'>,
): VisitPlan => ({
  kind: 'home',
  startsAt,
  address,
  minutes: visits.minutes,
  travel: travelMinutes(place?.drive ?? null, visits.minutesPerMile),
  place: place?.slug ?? '',
  staffId: null,
})
