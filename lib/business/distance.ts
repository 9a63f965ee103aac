import { type BusinessProfile } from './profile'
import { showroomPoint, showroomTown } from './showroom'
import { type Town } from './towns'

type Point = { lat: number; lng: number }

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle miles between two points: a straight line, not the road. */
function exactMiles(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(h))
}

/** Returns the miles to one decimal, as they are displayed. */
export const milesBetween = (a: Point, b: Point): number => Math.round(exactMiles(a, b) * 10) / 10

/** Number of neighbors that a place names. */
const neighbors = 4

/** Returns places with their distance from the profile's showroom and their nearest neighbors. */
export function withDistances<Place extends Omit<Town, 'drive' | 'nearby'>>(
  places: readonly Place[],
  profile: Pick<BusinessProfile, 'address'>,
): (Place & Pick<Town, 'drive' | 'nearby'>)[] {
  const home = showroomTown(profile, places)
  const showroom = showroomPoint(profile, places)
  return places.map((place) => ({
    ...place,
    drive: place.slug === home?.slug ? 0 : showroom && milesBetween(place, showroom),
    nearby: places
      .filter((neighbor) => neighbor !== place)
      .map((neighbor) => ({ slug: neighbor.slug, miles: exactMiles(place, neighbor) }))
      .sort((a, b) => a.miles - b.miles)
      .slice(0, neighbors)
      .map(({ slug }) => slug),
  }))
}
