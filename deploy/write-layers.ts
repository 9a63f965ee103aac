// Writes the versions of the visualizer's layers and the sheet of its swatches; part of `npm run pictures`.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { builtInFinishes } from '@/lib/business/finish-list'
import { readTheme } from '@/lib/theme-file'
import { finishesOf, type Surface, surfaces } from '@/lib/business/finishes'
import {
  kitchenFolder,
  kitchenLayers,
  layerOf,
  layerPath,
  layerSize,
  layerWidths,
  swatchSheet,
} from '@/lib/business/design-layers'

const root = path.join(__dirname, '../public')
const file = (src: string) => path.join(root, src)
const master = (layer: string, folder?: string) => file(layerPath(layer, 1600, 'webp', folder))

// Errors of seven layers add up in the picture, so they are finer than a photograph needs.
const quality = { avif: 70, webp: 85 }

/** Resizes a layer. Mitchell's kernel doesn't overshoot, so that two layers still meet without a seam. */
const resized = (layer: string, width: number, folder: string) =>
  sharp(master(layer, folder)).resize({ width, kernel: 'mitchell' })

/** Writes all versions of the layers in a scene's folder. */
export async function writeVersions(layers: readonly string[], folder = kitchenFolder): Promise<void> {
  for (const layer of layers)
    for (const width of layerWidths) {
      if (width < layerSize.width)
        await resized(layer, width, folder)
          .webp({ quality: quality.webp, alphaQuality: 100, effort: 5 })
          .toFile(file(layerPath(layer, width, 'webp', folder)))
      await resized(layer, width, folder)
        .avif({ quality: quality.avif, effort: 4, chromaSubsampling: '4:4:4' })
        .toFile(file(layerPath(layer, width, 'avif', folder)))
    }
}

/** Writes all versions of the kitchen's layers, and their swatches. */
export async function writeLayers(): Promise<void> {
  await writeSwatches()
  await writeVersions(kitchenLayers)
}

// The part of the masters that shows a surface's material best, in pixels. An island has the material of cabinets, which have more light.
const crops: Record<Surface, { from: Surface; left: number; top: number; side: number; light?: number }> = {
  cabinets: { from: 'cabinets', left: 1045, top: 218, side: 76, light: 1.12 },
  island: { from: 'cabinets', left: 1045, top: 218, side: 76, light: 1.12 },
  counter: { from: 'counter', left: 720, top: 597, side: 57 },
  splash: { from: 'splash', left: 600, top: 395, side: 80 },
  floor: { from: 'floor', left: 60, top: 920, side: 140 },
  metal: { from: 'metal', left: 962, top: 470, side: 130 },
}

/** Writes the sheet of the built-in finishes' swatches. */
async function writeSwatches(): Promise<void> {
  const { side, columns, rows } = swatchSheet
  const tiles = []
  for (const [row, surface] of surfaces.entries()) {
    const { from, left, top, side: crop, light = 1 } = crops[surface]
    for (const [column, { id }] of finishesOf(surface, builtInFinishes).entries()) {
      const input = await sharp(master(layerOf({ surface: from, id })))
        .extract({ left, top, width: crop, height: crop })
        .flatten({ background: readTheme().color.sand })
        .resize(side, side)
        .linear(light, 0)
        .png()
        .toBuffer()
      tiles.push({ input, left: column * side, top: row * side })
    }
  }
  const sheet = await sharp({
    create: { width: side * columns, height: side * rows, channels: 3, background: 'white' },
  })
    .composite(tiles)
    .png()
    .toBuffer()
  await sharp(sheet)
    .avif({ quality: 55, effort: 5 })
    .toFile(file(swatchSheet.path('avif')))
  await sharp(sheet)
    .webp({ quality: 78, effort: 5 })
    .toFile(file(swatchSheet.path('webp')))
}

/** Returns the paths of all files that belong into the kitchen's folder. */
const kitchenFiles = (): string[] => [
  ...(['avif', 'webp'] as const).flatMap((format) => [
    swatchSheet.path(format),
    ...kitchenLayers.flatMap((layer) => layerWidths.map((width) => layerPath(layer, width, format))),
  ]),
  `${kitchenFolder}/finishes.json`,
]

/** Removes the files of deleted layers. */
export function tidyLayers(): void {
  const kept = new Set(kitchenFiles())
  for (const name of readdirSync(file(kitchenFolder)))
    if (!kept.has(`${kitchenFolder}/${name}`) && existsSync(file(`${kitchenFolder}/${name}`)))
      rmSync(file(`${kitchenFolder}/${name}`))
}
