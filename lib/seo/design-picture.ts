import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { chosenLayers, layerFolder, layerPath, layerSize } from '@/lib/business/design-layers'
import { type Choice, type DesignShape } from '@/lib/business/finishes'

/** Sizes in pixels of a choice's picture: for link previews, whole, and small beside others. */
const designSizes: Record<DesignShape, { width: number; height: number }> = {
  share: { width: 1200, height: 630 },
  room: layerSize,
  small: { width: 640, height: 427 },
}

/** Share of the crop above the picture: a link preview loses more above than below. */
const cutAbove = 0.62

const master = (layer: string, folder: string) =>
  readFile(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'public', layerPath(layer, 1600, 'webp', folder)),
  )

/**
 * Adds layers of the same size up to one picture: each pixel's color, weighted by what the layer covers of it. Uncovered
 * pixels are black.
 */
export async function addLayers(layers: readonly Buffer[]): Promise<Sharp> {
  const [first, ...otherLayers] = await Promise.all(
    layers.map((layer) =>
      sharp(layer).flatten({ background: 'black' }).png({ compressionLevel: 1 }).toBuffer(),
    ),
  )
  const sum = await sharp(first)
    .composite(otherLayers.map((input) => ({ input, blend: 'add' as const })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(sum.data, { raw: sum.info })
}

/** Draws the room of a choice as JPEG. Throws if a layer is missing. */
export async function drawDesign(choice: Choice, shape: DesignShape): Promise<Buffer> {
  const folder = layerFolder(choice.room)
  const room = await addLayers(await Promise.all(chosenLayers(choice).map((layer) => master(layer, folder))))
  const { width, height } = designSizes[shape]
  const image = room.resize({ width })
  if (shape !== 'share') return image.jpeg({ quality: shape === 'small' ? 78 : 88, mozjpeg: true }).toBuffer()
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const top = Math.round((info.height - height) * cutAbove)
  return sharp(data).extract({ left: 0, top, width, height }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
