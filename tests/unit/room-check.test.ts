import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { checkRoom } from '@/deploy/check-room'
import { surfaces } from '@/lib/business/finishes'

// A room of seven upright stripes: what never changes, and one for each surface.
const size = { width: 70, height: 20 }
const stripes = ['room', ...surfaces]
const finishes = {
  cabinets: ['sage', 'navy'],
  island: ['oak'],
  counter: ['calacatta'],
  splash: ['white-subway'],
  floor: ['slate'],
  metal: ['brass'],
}

type Layer = { left?: number; width?: number; height?: number; alpha?: boolean }

/** A layer that covers its own stripe, or another part. */
function layer(surface: string, { left, width = 10, height = size.height, alpha = true }: Layer = {}) {
  const at = left ?? stripes.indexOf(surface) * 10
  const stripe = sharp({
    create: { width, height: size.height, channels: 4, background: { r: 90, g: 120, b: 100, alpha: 1 } },
  }).png()
  return stripe.toBuffer().then((input) => {
    const whole = sharp({
      create: {
        width: size.width,
        height: size.height,
        channels: 4,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      },
    }).composite([{ input, left: at, top: 0 }])
    return whole
      .png()
      .toBuffer()
      .then((result) => {
        const cut = sharp(result).resize({ width: size.width, height, fit: 'fill' })
        return (alpha ? cut : cut.removeAlpha()).webp({ lossless: true }).toBuffer()
      })
  })
}

let folder: string
const put = (name: string, data: Buffer | string) => writeFileSync(path.join(folder, name), data)
const drop = (name: string) => rmSync(path.join(folder, name))
const faults = async () => (await checkRoom(folder, size)).faults

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'room-'))
  put('finishes.json', JSON.stringify(finishes))
  put('room.webp', await layer('room'))
  for (const surface of surfaces)
    for (const id of finishes[surface]) put(`${surface}-${id}.webp`, await layer(surface))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a whole room has no faults', async () => {
  const checked = await checkRoom(folder, size)
  expect(checked.faults).toEqual([])
  expect(checked.finishes).toEqual(finishes)
  expect(checked.files.size).toBe(8)
})

test('all that is missing or wrong is said at once', async () => {
  drop('room.webp')
  drop('counter-calacatta.webp')
  put('cabinets-sage.png', 'twice')
  put('floor-teal.webp', await layer('floor'))
  put('Notes.txt', 'not a layer')
  put('island-oak.webp', await layer('island', { height: 10 }))
  put('metal-brass.webp', await layer('metal', { alpha: false }))
  put('finishes.json', JSON.stringify({ ...finishes, floor: [], splash: ['white-subway', 'gold'], roof: [] }))
  expect(await faults()).toEqual([
    'Notes.txt isn’t a layer. Layers are called room.webp and SURFACE-FINISH.webp (or .png), in small letters.',
    'cabinets-sage is there as .png and as .webp: keep one of them.',
    'finishes.json names the surface “roof”. There are: cabinets, island, counter, splash, floor, metal.',
    'finishes.json names “gold” for splash, which the site doesn’t know. It knows: white-subway, cream-zellige, blue-subway, charcoal-stack, marble-slab, sage-zellige.',
    'finishes.json has no finishes for “floor” (floor): list at least one.',
    'room.webp is missing: all of the picture that no finish changes, with alpha.',
    'counter-calacatta.webp is missing.',
    'splash-gold.webp is missing.',
    'floor-slate.webp belongs to no finish in finishes.json.',
    'floor-teal.webp belongs to no finish in finishes.json.',
    'island-oak.webp is 70 × 10 pixels; all layers are 70 × 20.',
    'metal-brass.webp has no alpha: nothing says which part of the picture it covers.',
  ])
})

test.each([
  ['nothing', undefined, 'is missing'],
  ['no JSON', '{', 'can’t be read'],
  ['a list', '[]', 'can’t be read'],
])('a list of finishes that is %s', async (_, text, says) => {
  if (text === undefined) drop('finishes.json')
  else put('finishes.json', text)
  expect((await faults())[0]).toContain(`finishes.json ${says}`)
})

test('a file that isn’t a picture', async () => {
  put('floor-slate.webp', 'not a picture')
  expect(await faults()).toEqual(['floor-slate.webp can’t be read as a picture.'])
})

test('a folder that isn’t there', async () => {
  expect((await checkRoom('/nowhere/room', size)).faults).toEqual(['There is no folder /nowhere/room.'])
})

test('a finish that covers other pixels than its surface’s first', async () => {
  put('cabinets-navy.webp', await layer('cabinets', { width: 12 }))
  expect(await faults()).toEqual([
    'cabinets-navy.webp doesn’t cover what cabinets-sage.webp covers: 2.9% of the picture, around 21 × 10 pixels.',
  ])
})

test('layers that leave a gap, or overlap', async () => {
  put('metal-brass.webp', await layer('metal', { width: 5 }))
  put('counter-calacatta.webp', await layer('counter', { left: 28, width: 12 }))
  expect(await faults()).toEqual([
    'The layers together leave a gap, where the picture would be dark: 7.1% of the picture, around 67 × 10 pixels.',
    'The layers overlap, where the picture would be too bright: 2.9% of the picture, around 29 × 10 pixels.',
  ])
})
