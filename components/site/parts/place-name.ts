import { type Town } from '@/lib/business/towns'
import { county, pointOnMap } from './county-drawing'
import { type MapLabel, townLabels } from './county-labels'

/** Size of the type on the map of one place: the towns' names and the place's own, which may break into lines. */
const small = 28
const large = 42
const leading = 44
/** Width of a letter of either, against the size of the type. */
const letter = 0.5
/** The distance of the place's name from its point, clear of the ring around it. */
const away = 34

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf(lines: string[], size: number, x: number, y: number, anchor: MapLabel['anchor']): Box {
  const length = Math.max(...lines.map((line) => line.length)) * size * letter
  const left = x - { start: 0, middle: length / 2, end: length }[anchor]
  const bottom = y + (lines.length - 1) * leading + size * 0.2
  return { left, right: left + length, top: y - size * 0.75, bottom }
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Breaks a long name into two lines where the longer one is shortest. */
function breakName(name: string): string[] {
  const breaks = [...name.matchAll(/[ -]/g)].map((match) => match.index + 1)
  const halves = breaks.map((index) => [name.slice(0, index).trimEnd(), name.slice(index)])
  const width = (parts: string[]) => Math.max(...parts.map((part) => part.length))
  return name.length < 11 || halves.length === 0 ? [name] : halves.sort((a, b) => width(a) - width(b))[0]!
}

const riverName: Box = { left: 614, right: 644, top: 618, bottom: 792 }

/** Returns the names and points of the other towns on the map of one place. */
const otherTowns = (town: { slug: string }, places: readonly Town[]) =>
  places.flatMap((place) => {
    const label = townLabels[place.slug]
    if (!label || place.slug === town.slug) return []
    const { x, y } = pointOnMap(place)
    const name = boxOf([place.name], small, x + label.dx, y + label.dy, label.anchor)
    return [{ slug: place.slug, name, point: { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 } }]
  })

/** Returns where the name of a page's place stands beside its point, and the names that it leaves no room for. */
export function placeName(town: Pick<Town, 'slug' | 'name' | 'lat' | 'lng'>, places: readonly Town[]) {
  const { x, y } = pointOnMap(town)
  const lines = breakName(town.name)
  const townBoxes = otherTowns(town, places)
  const names = [{ slug: 'river', name: riverName }, ...townBoxes]
  const beside = y + 14 - ((lines.length - 1) * leading) / 2
  const sides: { x: number; y: number; anchor: MapLabel['anchor'] }[] = [
    { x: x + away, y: beside, anchor: 'start' },
    { x: x - away, y: beside, anchor: 'end' },
    { x, y: y - away - (lines.length - 1) * leading, anchor: 'middle' },
    { x, y: y + away + 28, anchor: 'middle' },
  ]
  const costs = sides.map((side) => {
    const box = boxOf(lines, large, side.x, side.y, side.anchor)
    const outside = Math.max(0, -box.left, box.right - county.width, -box.top, box.bottom - county.height)
    const coveredNames = names.filter(({ name }) => overlap(box, name) > 0)
    // A name can be left out, a point can't.
    const cost =
      outside * 1000 +
      coveredNames.reduce((sum, { name }) => sum + overlap(box, name), 0) +
      townBoxes.reduce((sum, { point }) => sum + 50 * overlap(box, point), 0)
    return { ...side, cost, covered: coveredNames.map(({ slug }) => slug) }
  })
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a))
  return { ...best, lines, anchor: best.anchor === 'start' ? undefined : best.anchor }
}
