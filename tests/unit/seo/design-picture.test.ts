import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { layerPath, layerSize, type LayerWidth, layerWidths, roomLayer } from '@/lib/business/design-layers'
import { combinations } from '@/lib/business/finish-combinations'
import { surfaces } from '@/lib/business/finishes'
import { addLayers, drawDesign } from '@/lib/seo/design-picture'

// Formats that the site refuses (lib/media/encode.ts) are refused in a whole process, also for tests that ran in it before.
sharp.unblock({ operation: ['VipsForeignLoad'] })

const file = (layer: string, width: LayerWidth, format: 'avif' | 'webp') =>
  readFileSync(path.join(process.cwd(), 'public', layerPath(layer, width, format)))
const pixels = async (picture: Sharp, width: number) =>
  await picture.resize({ width, kernel: 'mitchell' }).removeAlpha().raw().toBuffer()

/** The mean difference of two pictures, in levels of 255. */
function meanDifference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length)
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += Math.abs(a[at]! - b[at]!)
  return sum / a.length
}

const layersOf = ({ choice }: (typeof combinations)[number]) => [
  roomLayer,
  ...surfaces.map((surface) => `${surface}-${choice[surface]}`),
]

describe('the versions of the layers, added up, are the masters added up within two levels', () => {
  test.each(combinations.slice(0, 2))('$id', async (together) => {
    const layers = layersOf(together)
    const whole = await (await addLayers(layers.map((layer) => file(layer, 1600, 'webp')))).png().toBuffer()
    for (const width of layerWidths) {
      const expectedPixels = await pixels(sharp(whole), width)
      for (const format of ['avif', 'webp'] as const) {
        const versions = layers.map((layer) => file(layer, width, format))
        const sum = await pixels(await addLayers(versions), width)
        expect([width, format, meanDifference(sum, expectedPixels) <= 2]).toEqual([width, format, true])
      }
    }
  })
})

test('the picture is composed as light adds up, and nothing of it stays black', async () => {
  const navy = combinations[0]!
  const picture = await drawDesign(navy.choice, 'room')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...layerSize })
  // By hand: color times coverage, layer by layer.
  const sum = new Float64Array(layerSize.width * layerSize.height * 3)
  for (const layer of layersOf(navy)) {
    const data = await sharp(file(layer, 1600, 'webp'))
      .ensureAlpha()
      .raw()
      .toBuffer()
    for (let pixel = 0; pixel < sum.length / 3; pixel += 1)
      for (const color of [0, 1, 2])
        sum[pixel * 3 + color]! += (data[pixel * 4 + color]! * data[pixel * 4 + 3]!) / 255
  }
  const drawn = await sharp(picture).removeAlpha().raw().toBuffer()
  expect(
    meanDifference(drawn, Buffer.from(sum.map((level) => Math.min(255, Math.round(level))))),
  ).toBeLessThan(2)
})

test('a link preview shows the kitchen between ceiling and floor', async () => {
  const picture = await drawDesign(combinations[1]!.choice, 'share')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})
