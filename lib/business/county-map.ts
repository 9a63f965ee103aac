import { feature } from 'topojson-client'
import { type GeometryCollection, type Topology } from 'topojson-specification'
import atlas from 'us-atlas/counties-10m.json'
import { requireTown } from './towns'

// Rockland County drawn as a map: its outline from the Census Bureau's counties (us-atlas), the places as points.
// Everything is worked out once per process, on the server only; pages carry the finished numbers.

const countyFips = '36087'
/** A degree of longitude is this much shorter than one of latitude in the middle of the county. */
const narrowing = Math.cos((41.16 * Math.PI) / 180)

type Point = { x: number; y: number }

const topology = atlas as unknown as Topology<{ counties: GeometryCollection }>
const county = topology.objects.counties.geometries.find((geometry) => geometry.id === countyFips)
if (county?.type !== 'Polygon') throw new Error(`us-atlas holds no outline of county ${countyFips}`)
const ring = feature(topology, county).geometry.coordinates[0] as [number, number][]

const west = Math.min(...ring.map(([lng]) => lng))
const east = Math.max(...ring.map(([lng]) => lng))
const south = Math.min(...ring.map(([, lat]) => lat))
const north = Math.max(...ring.map(([, lat]) => lat))

/** A number as an SVG attribute: one decimal is a tenth of a drawing unit. */
const short = (value: number) => Math.round(value * 10) / 10

/** The county at one scale, in drawing units. */
export type CountyDrawing = {
  /** Right and lower end of the county, its padding included. */
  width: number
  height: number
  outline: Point[]
  /** The outline as an SVG path. */
  path: string
  point: (place: { lng: number; lat: number }) => Point
}

/** The county drawn `size` units high from its southern to its northern end, `padding` units from the edges. */
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

/** Where a line from a point to the right, upward or downward leaves the county: its distance, or null if it doesn't. */
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

/** Where the showroom stands: in Congers, from where `drive` is measured. */
export const showroom = requireTown('congers')

/** A label beside a point: offset in drawing units and which end of the text stands there. */
export type MapLabel = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }
const label = (dx: number, dy: number, anchor: MapLabel['anchor'] = 'start'): MapLabel => ({ dx, dy, anchor })

/** Label places on the small map of the eight towns; the order is that of the points. */
export const townLabels: Record<string, MapLabel> = {
  'new-city': label(-10, 5, 'end'),
  suffern: label(10, -6),
  'spring-valley': label(4, -11),
  nanuet: label(10, 6),
  'pearl-river': label(9, -7),
  monsey: label(-10, 5, 'end'),
  nyack: label(9, -10, 'end'),
  haverstraw: label(-10, 5, 'end'),
}

/** Label places on the large map of all 47; a place without one shows its name when it is pointed at. */
export const countyLabels: Record<string, MapLabel> = {
  'new-city': label(0, -13, 'middle'),
  nanuet: label(11, 9),
  congers: label(11, -4),
  'valley-cottage': label(-8, 3, 'end'),
  suffern: label(6, -10),
  'spring-valley': label(4, 23, 'middle'),
  monsey: label(-4, 23, 'end'),
  hillburn: label(-4, -9),
  sloatsburg: label(9, 3),
  pomona: label(-8, 4, 'end'),
  'wesley-hills': label(-8, 4, 'end'),
  montebello: label(-2, -9, 'middle'),
  'pearl-river': label(12, 6),
  nyack: label(64, 6),
  orangeburg: label(-8, 4, 'end'),
  tappan: label(8, 4),
  blauvelt: label(8, 5),
  haverstraw: label(-4, 22, 'end'),
  thiells: label(-8, 4, 'end'),
  'tomkins-cove': label(-8, 4, 'end'),
  'stony-point': label(2, -9, 'end'),
  'willow-grove': label(-8, 4, 'end'),
}
