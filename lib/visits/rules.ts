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
import { type VisitKind, type VisitPlan } from '@/lib/visit-types'

/** The place of a visit. `place` is a home's town, null if it isn't served; its distance is in miles. */
export type Meeting = { kind: VisitKind; place: { slug: string; drive: number | null } | null }

/** Returns the kinds of visits that visitors can book, that at home first; none if visits are switched off. */
export function offeredKinds({ visits, address }: Pick<BusinessProfile, 'visits' | 'address'>): VisitKind[] {
  const { isOn, inShowroom, byVideo } = visits
  if (!isOn) return []
  return [
    'home',
    ...(inShowroom && address.street ? ['showroom' as const] : []),
    ...(byVideo ? ['video' as const] : []),
  ]
}

/**
 * Returns the hours of visits; those to the showroom are within its own. A special day shortens the visiting hours, and never
 * extends them; its break, if it has one, replaces theirs.
 */
export function visitHoursOf(
  profile: Pick<BusinessProfile, 'visits' | 'visitHours' | 'showroomHours' | 'specialDays'>,
  kind: VisitKind = 'home',
): OpeningHours {
  const { visits, visitHours, specialDays } = profile
  if (!visits.hasOwnHours || kind === 'showroom') return showroomHours(profile)
  const week = { week: visitHours, specialDays: [] }
  const shortenDay = (special: SpecialDay): SpecialDay => {
    const hours = hoursOn(week, special.day)
    const [opens, closes] = [later(hours.opens, special.opens), earlier(hours.closes, special.closes)]
    if (!isOpen(hours) || opens >= closes) return { ...closed, day: special.day }
    const { breakFrom, breakTo } = special.breakFrom ? special : hours
    return { day: special.day, opens, closes, breakFrom, breakTo }
  }
  return { week: visitHours, specialDays: specialDays.map(shortenDay) }
}

/** The longest travel time in minutes, whatever is set. */
const mostTravel = 120

/** Returns the travel minutes for a distance, rounded up to quarters of an hour; 0 for an unknown one. */
export const travelMinutes = (miles: number | null, minutesPerMile: number): number =>
  miles === null ? 0 : Math.min(mostTravel, Math.ceil((miles * minutesPerMile) / 15) * 15)

/** Returns the minutes on the way to a visit, and back. Only one at home has any. */
export const travelTo = ({ kind, place }: Meeting, minutesPerMile: number): number =>
  kind === 'home' ? travelMinutes(place?.drive ?? null, minutesPerMile) : 0

/** Returns the plan of a visit by the site's rules. */
export const visitPlan = (
  { visits }: Pick<BusinessProfile, 'visits'>,
  meeting: Meeting,
  { startsAt, address }: Pick<VisitPlan, 'startsAt' | 'address'>,
): VisitPlan => ({
  kind: meeting.kind,
  startsAt,
  address,
  minutes: visits.minutes,
  travel: travelTo(meeting, visits.minutesPerMile),
  place: meeting.place?.slug ?? '',
  staffId: null,
})
