// npm run kitchens: composes the kitchens that other pages show, and the small pictures of all combinations, from the visualizer's
// layers. Then `npm run pictures` writes their versions. The results are committed.
import path from 'node:path'
import { chosenLayers } from '@/lib/business/design-layers'
import { combinationPicture, combinations } from '@/lib/business/finish-combinations'
import { kitchenChoice, kitchenIds, kitchenPicture } from '@/lib/business/kitchens'
import { compose, writeSmallPictures } from './compose-choice'

async function main() {
  for (const id of kitchenIds) {
    const kitchen = await compose(chosenLayers(kitchenChoice(id)))
    await kitchen
      .webp({ quality: 88, effort: 5 })
      .toFile(path.join(__dirname, '../public', kitchenPicture(id)))
    console.log(kitchenPicture(id))
  }
  for (const { id, choice } of combinations) {
    await writeSmallPictures(id, chosenLayers(choice))
    console.log(combinationPicture(id, 320, 'avif'))
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
