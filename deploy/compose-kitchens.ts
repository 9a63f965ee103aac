// npm run kitchens: composes the kitchens that other pages show, and the small pictures of all combinations, from the visualizer's
// layers. Then `npm run pictures` writes their versions. The results are committed.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { layerPath, roomLayer } from '@/lib/business/design-layers'
import { type Choice, surfaces } from '@/lib/business/finishes'
import { combinationPicture, combinations, combinationWidths } from '@/lib/business/finish-combinations'
import { kitchenChoice, kitchenIds, kitchenPicture } from '@/lib/business/kitchens'
import { addLayers } from '@/lib/seo/design-picture'

const file = (src: string) => path.join(__dirname, '../public', src)

async function compose(choice: Choice) {
  const layers = [roomLayer, ...surfaces.map((surface) => `${surface}-${choice[surface]}`)]
  return addLayers(await Promise.all(layers.map((layer) => readFile(file(layerPath(layer, 1600, 'webp'))))))
}

async function main() {
  for (const id of kitchenIds) {
    const kitchen = await compose(kitchenChoice(id))
    await kitchen.webp({ quality: 88, effort: 5 }).toFile(file(kitchenPicture(id)))
    console.log(kitchenPicture(id))
  }
  for (const { id, choice } of combinations) {
    const kitchen = await compose(choice)
    for (const width of combinationWidths)
      await kitchen
        .clone()
        .resize({ width })
        .avif({ quality: 50, effort: 4, chromaSubsampling: '4:2:0' })
        .toFile(file(combinationPicture(id, width, 'avif')))
    const [, width] = combinationWidths
    await kitchen
      .resize({ width })
      .webp({ quality: 74, effort: 5 })
      .toFile(file(combinationPicture(id, width, 'webp')))
    console.log(combinationPicture(id, width, 'avif'))
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
