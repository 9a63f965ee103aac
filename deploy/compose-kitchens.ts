// Composes the kitchens that pages show besides the visualizer, from its layers: `npm run kitchens`, then `npm run pictures` for
// their versions. The results are committed.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { layerPath, roomLayer } from '@/lib/business/design-layers'
import { surfaces } from '@/lib/business/finishes'
import { kitchenChoice, kitchenIds, kitchenPicture } from '@/lib/business/kitchens'
import { addLayers } from '@/lib/seo/design-picture'

const file = (src: string) => path.join(__dirname, '../public', src)

async function main() {
  for (const id of kitchenIds) {
    const choice = kitchenChoice(id)
    const layers = [roomLayer, ...surfaces.map((surface) => `${surface}-${choice[surface]}`)]
    const room = await addLayers(
      await Promise.all(layers.map((layer) => readFile(file(layerPath(layer, 1600, 'webp'))))),
    )
    await room.webp({ quality: 88, effort: 5 }).toFile(file(kitchenPicture(id)))
    console.log(kitchenPicture(id))
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
