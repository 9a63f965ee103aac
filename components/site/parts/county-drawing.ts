import { type BusinessProfile } from '@/lib/business/profile'
import { showroomPoint } from '@/lib/business/showroom'
import { type Town } from '@/lib/business/towns'
import outline from '@/lib/content/facts/county-outline.json'

// The map of Rockland County: its outline, and the places as points. It is computed once per process, on the server only.

/** Length of a degree of longitude against one of latitude in the middle of the county. */
const narrowing = Math.cos((41.16 * Math.PI) / 180)

type Point = { x: number; y: number }

const ring = outline as [lng: number, lat: number][]
const west = Math.min(...ring.map(([lng]) => lng))
const east = Math.max(...ring.map(([lng]) => lng))
const south = Math.min(...ring.map(([, lat]) => lat))
const north = Math.max(...ring.map(([, lat]) => lat))

/** Rounds to one decimal, a tenth of a drawing unit. */
const short = (value: number) => Math.round(value * 10) / 10

/** The county at one scale, in drawing units. */
export type CountyDrawing = {
  /** Right and lower end of the county, with its padding. */
  width: number
  height: number
  outline: Point[]
  /** The outline as an SVG path. */
  path: string
  point: (place: { lng: number; lat: number }) => Point
}

/** Draws the county `size` units high from south to north, `padding` units from the edges. */
export function drawCounty(size: number, padding: number): CountyDrawing {
  const scale = size / (north - south)
  const point = ({ lng, lat }: { lng: number; lat: number }) => ({
    x: short(padding + (lng - west) * narrowing * scale),
    y: short(padding + (north - lat) * scale),
  })
  const outline = ring.map(([lng, lat]) => point({ lng, lat }))
  return {
    width: short(2 * padding + (east - west) * narrowing * scale),
    height: short(2 * padding + size),
    outline,
    path: `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    point,
  }
}

/** Returns the showroom's point if it lies on the map, or null. */
export function showroomOnMap(profile: Pick<BusinessProfile, 'address'>, places: readonly Town[]) {
  const point = showroomPoint(profile, places)
  if (!point) return null
  const { lat, lng } = point
  return lat >= south && lat <= north && lng >= west && lng <= east ? point : null
}

/** Returns how far a line from a point to the right, up or down runs until it has left the county, or null. */
export function distanceToEdge(
  outline: Point[],
  from: Point,
  toward: 'right' | 'up' | 'down',
): number | null {
  const along = (point: Point) =>
    toward === 'right' ? point.x - from.x : (point.y - from.y) * (toward === 'up' ? -1 : 1)
  const across = (point: Point) => (toward === 'right' ? point.y - from.y : point.x - from.x)
  const crossings = outline.slice(1).flatMap((end, index) => {
    const start = outline[index]!
    const [a, b] = [across(start), across(end)]
    if (a * b > 0 || a === b) return []
    const distance = along(start) + ((along(end) - along(start)) * a) / (a - b)
    return distance >= 0 ? [distance] : []
  })
  return crossings.length > 0 ? Math.max(...crossings) : null
}
