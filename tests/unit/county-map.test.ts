import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { county, pointOnMap } from '@/components/site/parts/county-drawing'
import { countyLabels, townLabels } from '@/components/site/parts/county-labels'
import { placeName } from '@/components/site/parts/place-name'
import { getTown, requireTown, towns } from '@/lib/business/towns'
import { townPages } from '@/lib/content/town-pages'

type Point = [number, number]
type Line = { name: string; source: string; passes?: string[]; points: (string | [...Point, string?])[] }

// The script is an ES module, which jest doesn't load.
const script = `import('./deploy/county-map/county-map.mjs').then(({ countyMap, knownLines, middle, westBank, eastBank, project }) => {
  const units = (points) => points.map(project)
  console.log(JSON.stringify({ files: countyMap(), knownLines, middle: units(middle), west: units(westBank), east: units(eastBank) }))
})`
const { files, knownLines, middle, west, east } = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }),
) as {
  files: Record<string, string>
  knownLines: { westBank: Line; eastBank: Line; roads: Line[]; river: Line; lakes: Line[] }
  middle: Point[]
  west: Point[]
  east: Point[]
}

/** Returns true for a point inside a ring of points (even-odd rule). */
function inside(ring: Point[], [x, y]: Point): boolean {
  let within = false
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring.at(index - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

/** The corners of a path of relative lines. */
function corners(path: string): Point[] {
  const numbers = Array.from(path.matchAll(/-?\d+/g), ([number]) => Number(number))
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += numbers[2 * index]!
    y += numbers[2 * index + 1]!
    return [x, y]
  })
}
const landRing = corners(county.land)
const at = (slug: string): Point => {
  const { x, y } = pointOnMap(requireTown(slug))
  return [x, y]
}

/** A mile in units: a degree of latitude is 69 miles. */
const mile = 2364.7 / 69

describe('the county map', () => {
  test('is what the data sets and the known lines make: run npm run map', () => {
    for (const [file, text] of Object.entries(files)) expect(readFileSync(file, 'utf8')).toBe(text)
    expect(readdirSync('public/images/county').map((name) => `public/images/county/${name}`)).toEqual(
      Object.keys(files).filter((file) => file.startsWith('public/')),
    )
    expect(files).toHaveProperty([`public${county.picture}`])
  })

  test('weighs little', () =>
    expect(
      gzipSync(readFileSync(`public${county.picture}`)).length + gzipSync(county.land).length,
    ).toBeLessThan(2000))

  test.each(towns.map((town) => [town.name, town] as const))('%s lies on land, in the county', (_, town) => {
    const { x, y } = pointOnMap(town)
    expect(inside(landRing, [x, y])).toBe(true)
  })

  test('north is up and east is right', () => {
    expect(at('stony-point')[1]).toBeLessThan(at('palisades')[1])
    expect(at('sloatsburg')[0]).toBeLessThan(at('nyack')[0])
  })

  test('the county line of the Census Bureau runs in the water between the banks', () => {
    const water = [...west, ...[...east].reverse()]
    expect(middle.length).toBeGreaterThan(3)
    for (const point of middle) expect([point, inside(water, point)]).toEqual([point, true])
  })

  test('each line has a source, and each road passes the places that it is drawn through', () => {
    const { westBank, eastBank, roads, river, lakes } = knownLines
    for (const { source } of [westBank, eastBank, ...roads, river, ...lakes])
      expect(source.length).toBeGreaterThan(10)
    expect(roads.map(({ name }) => name)).toEqual(['Thruway', 'Route 59', 'Route 303', 'Route 9W'])
    for (const { name, passes = [], points } of roads) {
      expect(passes.length).toBeGreaterThan(3)
      const line = points.map((point): Point => {
        if (typeof point === 'string') return at(point)
        const { x, y } = pointOnMap({ lng: point[0], lat: point[1] })
        return [x, y]
      })
      for (const slug of passes) {
        const distance = Math.min(
          ...line.slice(1).map((end, index) => distanceTo(at(slug), line[index]!, end)),
        )
        expect([name, slug, distance < 0.7 * mile]).toEqual([name, slug, true])
      }
    }
  })

  test.each(knownLines.lakes.map((lake) => [lake.name, lake] as const))(
    '%s lies in the county',
    (_, { points }) => {
      for (const point of points) {
        const { x, y } = pointOnMap({ lng: point[0] as number, lat: point[1] as number })
        expect(inside(landRing, [x, y])).toBe(true)
      }
    },
  )

  test('names stand beside places that exist; the eight main towns have one everywhere', () => {
    for (const slug of [...Object.keys(townLabels), ...Object.keys(countyLabels)])
      expect(getTown(slug)).not.toBeNull()
    expect(Object.keys(townLabels).sort()).toEqual(townPages.map(({ town }) => town.slug).sort())
    for (const { town } of townPages) expect(countyLabels).toHaveProperty([town.slug])
  })

  test.each(towns.map((town) => [town.name, town] as const))('%s finds room for its name', (_, town) => {
    const name = placeName(town, towns)
    const length = Math.max(...name.lines.map((line) => line.length)) * 21
    const leftEdge = name.x - (name.anchor === 'end' ? length : name.anchor === 'middle' ? length / 2 : 0)
    expect(leftEdge).toBeGreaterThanOrEqual(-1)
    expect(leftEdge + length).toBeLessThanOrEqual(county.width + 1)
    expect(name.y).toBeLessThan(county.height)
    expect(name.covered).not.toContain(town.slug)
    expect(name.covered.length).toBeLessThanOrEqual(2)
  })
})

/** Distance of a point from a stretch of a line. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(ax + share * dx - x, ay + share * dy - y)
}
