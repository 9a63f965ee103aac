import { distanceToEdge, drawCounty } from '@/components/site/parts/county-drawing'
import { getTown, requireTown, towns } from '@/lib/business/towns'
import { countyLabels, townLabels } from '@/components/site/parts/county-labels'
import { townPages } from '@/lib/content/town-pages'

/** Whether a point lies inside a ring of points (even-odd rule). */
function inside(ring: { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean {
  let within = false
  ring.forEach((a, index) => {
    const b = ring.at(index - 1)!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within
  })
  return within
}

describe('the county map', () => {
  const drawing = drawCounty(776, 10)

  test('is as large as asked for, with Rockland’s outline', () => {
    expect(drawing.height).toBe(796)
    expect(drawing.width).toBeCloseTo(640, 0)
    expect(drawing.path).toMatch(/^M[\d. L]+Z$/)
    for (const { x, y } of drawing.outline) {
      expect(x).toBeGreaterThanOrEqual(10)
      expect(x).toBeLessThanOrEqual(drawing.width - 9.9)
      expect(y).toBeGreaterThanOrEqual(10)
      expect(y).toBeLessThanOrEqual(786.1)
    }
  })

  test.each(towns.map((town) => [town.name, town] as const))('%s lies inside the county', (_, town) => {
    expect(inside(drawing.outline, drawing.point(town))).toBe(true)
  })

  test('north is up and east is right', () => {
    const point = (slug: string) => drawing.point(requireTown(slug))
    expect(point('stony-point').y).toBeLessThan(point('palisades').y)
    expect(point('sloatsburg').x).toBeLessThan(point('nyack').x)
  })

  test('a line to the right of Nyack reaches the river soon, one downward from Suffern the state line', () => {
    const nyack = drawing.point(requireTown('nyack'))
    const river = distanceToEdge(drawing.outline, nyack, 'right')
    expect(river).toBeGreaterThan(20)
    expect(river).toBeLessThan(80)
    expect(distanceToEdge(drawing.outline, drawing.point(requireTown('suffern')), 'down')).toBeLessThan(80)
    expect(distanceToEdge(drawing.outline, { x: 0, y: 0 }, 'right')).toBeNull()
  })

  test('labels stand beside places that exist; the eight main towns have one on both maps', () => {
    for (const slug of [...Object.keys(townLabels), ...Object.keys(countyLabels)])
      expect(getTown(slug)).not.toBeNull()
    for (const { town } of townPages) {
      expect(townLabels).toHaveProperty([town.slug])
      expect(countyLabels).toHaveProperty([town.slug])
    }
  })
})
