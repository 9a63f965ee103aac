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

/** Returns the travel minutes for a distance, rounded up to quarters of an hour. */
export const travelMinutes = (miles: number, minutesPerMile: number): number =>
  Math.min(mostTravel, Math.ceil((miles * minutesPerMile) / 15) * 15)

/** Returns a visit's plan by the site's rules. `drive` is in miles. */
export const visitPlan = (
  { visits }: Pick<BusinessProfile, 'visits'>,
  place: { slug: string; drive: number } | null,
  { startsAt, address }: Pick<VisitPlan, 'startsAt' | 'address'>,
): VisitPlan => ({
  startsAt,
  address,
  minutes: visits.minutes,
  travel: place ? travelMinutes(place.drive, visits.minutesPerMile) : 0,
  place: place?.slug ?? '',
})
