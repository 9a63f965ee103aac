import { type BusinessProfile, pointOf } from './profile'
import { findNamedTown, servedTowns, type Town, towns } from './towns'

// The showroom's place, from which distances, travel times, maps and structured data follow.

type Profile = Pick<BusinessProfile, 'address'>
type ListedTown = Pick<Town, 'slug' | 'name' | 'zip' | 'lat' | 'lng'>

/**
 * Returns the town of the county that the showroom's address names, or the first with its ZIP; null if there is none. A town
 * that isn't served any more counts too.
 */
export function showroomTown({ address }: Profile, places: readonly ListedTown[] = servedTowns()) {
  const { locality, region, postalCode } = address
  if (region !== 'NY') return null
  const county = [...places, ...towns]
  const zip = postalCode.slice(0, 5)
  return findNamedTown(locality, county) ?? county.find((town) => town.zip === zip) ?? null
}

/** Returns the point that was entered for the showroom, or that of its town; null without both. */
export function showroomPoint(
  profile: Profile,
  places?: readonly ListedTown[],
): { lat: number; lng: number } | null {
  return pointOf(profile.address.point) ?? showroomTown(profile, places)
}

/** Returns where the showroom is in its town: "on Route 303", "at 12 Main Street". */
export const showroomStreet = ({ address: { street } }: Profile): string =>
  `${/^\d/.test(street) ? 'at' : 'on'} ${street}`
