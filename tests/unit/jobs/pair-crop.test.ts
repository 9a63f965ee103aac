import { type JobCrop } from '@/lib/job-types'
import {
  alignMiddles,
  type Alignment,
  alignmentOf,
  moveAfter,
  moveBoth,
  cropsOf,
  type Size,
  zoomAfter,
  zoomBoth,
} from '@/lib/jobs/pair-crop'

const photos = { before: 'b', after: 'a' }
const wide: Size = { width: 2560, height: 1920 }
const upright: Size = { width: 1920, height: 2560 }
const old: Size = { width: 3000, height: 2000 }

const heightOf = ({ width }: JobCrop, photo: Size) => (width * photo.width) / 1.5 / photo.height

function expectInside(crop: JobCrop, photo: Size) {
  expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
  expect(crop.width).toBeGreaterThan(0.2)
  expect(crop.x + crop.width).toBeLessThanOrEqual(1.000001)
  expect(crop.y + heightOf(crop, photo)).toBeLessThanOrEqual(1.000001)
}

test('starts with the middle of both', () => {
  const pair = cropsOf(alignMiddles(wide, old), photos)
  expect(pair.before).toMatchObject({ photo: 'b', x: 0, width: 1 })
  expect(pair.before.y).toBeCloseTo(0.0555, 3)
  expect(pair.after).toEqual({ photo: 'a', x: 0, y: 0, width: 1 })
})

test('a point of the before photo is at the same place in the after photo', () => {
  // The after photo was taken a little further to the left: its content lies a tenth of the frame to the right.
  const moved = moveAfter(alignMiddles(wide, wide), -0.1, 0)
  const { before, after } = cropsOf(moved, photos)
  expect(after.width).toBeCloseTo(before.width, 5)
  expect(after.x - before.x).toBeCloseTo(0.1, 5)
  expect(before.width).toBeCloseTo(0.9, 5)
  // Moved back, the whole picture is shown again.
  expect(cropsOf(moveAfter(moved, 0.1 / 0.9, 0), photos).before.width).toBeCloseTo(1, 5)
})

test('an after photo that shows less has the before photo cut alike', () => {
  const smaller = zoomAfter(alignMiddles(wide, wide), 0.8)
  const { before, after } = cropsOf(smaller, photos)
  expect(after.width).toBeCloseTo(1, 5)
  expect(before.width).toBeCloseTo(0.8, 5)
})

test('both move and grow together', () => {
  const start = alignMiddles(wide, wide)
  const near = zoomBoth(start, 2)
  const right = cropsOf(moveBoth(near, -0.5, 0), photos)
  expect(right.before).toEqual({ ...right.after, photo: 'b' })
  expect(right.before).toMatchObject({ x: 0.5, width: 0.5 })
  expect(cropsOf(moveBoth(near, -9, 9), photos).before).toMatchObject({ x: 0.5, y: 0 })
  expect(cropsOf(zoomBoth(near, 0.1), photos).before.width).toBe(1)
})

test('a pair is opened as it was stored', () => {
  const pair = cropsOf(zoomAfter(moveAfter(alignMiddles(wide, upright), 0.07, -0.03), 1.2), photos)
  const again = cropsOf(alignmentOf(pair, wide, upright), photos)
  for (const moment of ['before', 'after'] as const)
    for (const side of ['x', 'y', 'width'] as const)
      expect(again[moment][side]).toBeCloseTo(pair[moment][side], 4)
})

test('no move leaves a gap or reaches out of a photo', () => {
  // A repeatable sequence of numbers from 0 to 1.
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const moves: ((from: Alignment) => Alignment)[] = [
    (from) => moveAfter(from, next() - 0.5, next() - 0.5),
    (from) => zoomAfter(from, 0.7 + next() * 0.7, { x: next(), y: next() / 1.5 }),
    (from) => moveBoth(from, next() - 0.5, next() - 0.5),
    (from) => zoomBoth(from, 0.7 + next() * 0.7, { x: next(), y: next() / 1.5 }),
  ]
  for (const before of [wide, upright, old])
    for (const after of [wide, upright, old]) {
      let alignment = alignMiddles(before, after)
      for (let step = 0; step < 60; step++) {
        alignment = moves[Math.floor(next() * moves.length)]!(alignment)
        const pair = cropsOf(alignment, photos)
        expectInside(pair.before, before)
        expectInside(pair.after, after)
        // Both show the same piece: the frame has one width in pixels of the before photo.
        const shownWidth = pair.after.width * after.width * alignment.scale
        expect(shownWidth / (pair.before.width * before.width)).toBeCloseTo(1, 3)
      }
    }
})
