import { type BusinessProfile } from '@/lib/business/profile'
import { type WeekHours } from '@/lib/time/business-hours'
import { type VisitPlan } from '@/lib/visit-types'

/** In which hours visits are made. */
export const visitHoursOf = ({
  visits,
  visitHours,
  showroomHours,
}: Pick<BusinessProfile, 'visits' | 'visitHours' | 'showroomHours'>): WeekHours =>
  visits.hasOwnHours ? visitHours : showroomHours

/** Nobody drives longer than this, whatever is set. */
const mostTravel = 120

/** Minutes that are kept free for a way of so many miles as the crow flies: whole quarters of an hour. */
export const travelMinutes = (miles: number, minutesPerMile: number): number =>
  Math.min(mostTravel, Math.ceil((miles * minutesPerMile) / 15) * 15)

/** The plan of a visit to a place, as the rules have it. `drive` is in miles. */
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
