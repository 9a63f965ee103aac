import { type BusinessProfile } from '@/lib/business/profile'
import { type WeekHours } from '@/lib/time/business-hours'
import { type VisitPlan } from '@/lib/visit-types'

export const visitHoursOf = ({
  visits,
  visitHours,
  showroomHours,
}: Pick<BusinessProfile, 'visits' | 'visitHours' | 'showroomHours'>): WeekHours =>
  visits.hasOwnHours ? visitHours : showroomHours

/** The longest travel time in minutes, whatever is set. */
const mostTravel = 120

/** Returns the travel minutes for a distance, rounded up to quarters of an hour; 0 for an unknown one. */
export const travelMinutes = (miles: number | null, minutesPerMile: number): number =>
  miles === null ? 0 : Math.min(mostTravel, Math.ceil((miles * minutesPerMile) / 15) * 15)

/** Returns a visit's plan by the site's rules. `drive` is in miles. */
export const visitPlan = (
  { visits }: Pick<BusinessProfile, 'visits'>,
  place: { slug: string; drive: number | null } | null,
  { startsAt, address }: Pick<VisitPlan, 'startsAt' | 'address'>,
): VisitPlan => ({
  startsAt,
  address,
  minutes: visits.minutes,
  travel: travelMinutes(place?.drive ?? null, visits.minutesPerMile),
  place: place?.slug ?? '',
})
