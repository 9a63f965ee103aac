// Writes the versions of the visualizer's layers and the sheet of its swatches; part of `npm run pictures`.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { builtInFinishes } from '@/lib/business/finish-list'
import { readTheme } from '@/lib/theme-file'
import { finishesOf, type KitchenSurface, type Surface, surfaces } from '@/lib/business/finishes'
import { type RoomFile } from '@/lib/business/rooms'
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
const resizeLayer = (layer: string, width: number, folder: string) =>
  sharp(master(layer, folder)).resize({ width, kernel: 'mitchell' })

/** Writes all versions of the layers in a scene's folder. */
export async function writeVersions(layers: readonly string[], folder = kitchenFolder): Promise<void> {
  for (const layer of layers)
    for (const width of layerWidths) {
      if (width < layerSize.width)
        await resizeLayer(layer, width, folder)
          .webp({ quality: quality.webp, alphaQuality: 100, effort: 5 })
          .toFile(file(layerPath(layer, width, 'webp', folder)))
      await resizeLayer(layer, width, folder)
        .avif({ quality: quality.avif, effort: 4, chromaSubsampling: '4:4:4' })
        .toFile(file(layerPath(layer, width, 'avif', folder)))
    }
}

/** Writes all versions of the kitchen's layers, and their swatches. */
export async function writeLayers(): Promise<void> {
  await writeSwatches(kitchenSwatches, swatchSheet)
  await writeVersions(kitchenLayers)
}

type Crop = RoomFile['surfaces'][number]['swatch']
type SwatchRow = { layers: string[]; crop: Crop }

// The part of the masters that shows a surface's material best. An island has the material of cabinets, which have more light.
const crops: Record<KitchenSurface, Crop & { from: Surface }> = {
  cabinets: { from: 'cabinets', left: 1045, top: 218, side: 76, light: 1.12 },
  island: { from: 'cabinets', left: 1045, top: 218, side: 76, light: 1.12 },
  counter: { from: 'counter', left: 720, top: 597, side: 57 },
  splash: { from: 'splash', left: 600, top: 395, side: 80 },
  floor: { from: 'floor', left: 60, top: 920, side: 140 },
  metal: { from: 'metal', left: 962, top: 470, side: 130 },
}

const kitchenSwatches: SwatchRow[] = surfaces.map((surface) => ({
  layers: finishesOf(surface, builtInFinishes).map(({ id }) => layerOf({ surface: crops[surface].from, id })),
  crop: crops[surface],
}))

/** Writes the sheet of the swatches of a room with surfaces of its own. */
export const writeRoomSwatches = (facts: RoomFile['surfaces'], folder: string): Promise<void> =>
  writeSwatches(
    facts.map(({ id: surface, finishes, swatch }) => ({
      layers: finishes.map(({ id }) => layerOf({ surface, id })),
      crop: swatch,
    })),
    { columns: Math.max(...facts.map(({ finishes }) => finishes.length)), rows: facts.length },
    folder,
  )

/** Writes a sheet of swatches, a row for each surface. */
async function writeSwatches(
  swatchRows: readonly SwatchRow[],
  { columns, rows }: { columns: number; rows: number },
  folder?: string,
): Promise<void> {
  const { side } = swatchSheet
  const tiles = []
  for (const [row, { layers, crop }] of swatchRows.entries()) {
    const { left, top, side: size, light = 1 } = crop
    for (const [column, layer] of layers.entries()) {
      const input = await sharp(master(layer, folder))
        .extract({ left, top, width: size, height: size })
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
    .toFile(file(swatchSheet.path('avif', folder)))
  await sharp(sheet)
    .webp({ quality: 78, effort: 5 })
    .toFile(file(swatchSheet.path('webp', folder)))
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
  const keptFiles = new Set(kitchenFiles())
  for (const name of readdirSync(file(kitchenFolder)))
    if (!keptFiles.has(`${kitchenFolder}/${name}`) && existsSync(file(`${kitchenFolder}/${name}`)))
      rmSync(file(`${kitchenFolder}/${name}`))
}
