import { type BusinessProfile } from '@/lib/business/profile'
import { showroomPoint } from '@/lib/business/showroom'
import { type Town } from '@/lib/business/towns'
import drawing from '@/lib/content/facts/county-map.json'

// The map of Rockland County as `npm run map` has drawn it (decision 074): its land, and the places as points, in its units.

/** Its land as a path, the picture with everything else, and the size of both. */
export const county = drawing

/** Returns a place's point on the map, in whole units. */
export const pointOnMap = ({ lng, lat }: { lng: number; lat: number }) => ({
  x: Math.round(county.margin + (lng - county.west) * county.perLng),
  y: Math.round(county.margin + (county.north - lat) * county.perLat),
})

/** Returns the showroom's point if it lies on the map, or null. */
export function showroomOnMap(profile: Pick<BusinessProfile, 'address'>, places: readonly Town[]) {
  const point = showroomPoint(profile, places)
  if (!point) return null
  const { lat, lng } = point
  const { south, north, west, east } = county
  return lat >= south && lat <= north && lng >= west && lng <= east ? point : null
}
