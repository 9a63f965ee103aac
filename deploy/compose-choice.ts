// Composes choices of the visualizer from the masters of their layers, and their small pictures.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { layerFolder, layerPath } from '@/lib/business/design-layers'
import { combinationPicture, combinationWidths } from '@/lib/business/finish-combinations'
import { addLayers } from '@/lib/seo/design-picture'

const file = (src: string) => path.join(__dirname, '../public', src)

/** `layers` are those of the choice. */
export const compose = async (layers: readonly string[], room?: string) =>
  addLayers(
    await Promise.all(
      layers.map((layer) => readFile(file(layerPath(layer, 1600, 'webp', layerFolder(room))))),
    ),
  )

/** Writes the small pictures of a combination, of which `layers` are the layers. */
export async function writeSmallPictures(
  id: string,
  layers: readonly string[],
  room?: string,
): Promise<void> {
  const picture = await compose(layers, room)
  for (const width of combinationWidths)
    await picture
      .clone()
      .resize({ width })
      .avif({ quality: 50, effort: 4, chromaSubsampling: '4:2:0' })
      .toFile(file(combinationPicture(id, width, 'avif', room)))
  const [, width] = combinationWidths
  await picture
    .resize({ width })
    .webp({ quality: 74, effort: 5 })
    .toFile(file(combinationPicture(id, width, 'webp', room)))
}
