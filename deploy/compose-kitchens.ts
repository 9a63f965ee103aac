// npm run kitchens: composes the kitchens and baths that other pages show, and the small pictures of all combinations, from the visualizer's
// layers. Then `npm run pictures` writes their versions. The results are committed.
import path from 'node:path'
import { type Choice } from '@/lib/business/finish-types'
import { chosenLayers } from '@/lib/business/design-layers'
import { combinationPicture, combinations } from '@/lib/business/finish-combinations'
import { bathIds, bathPicture, kitchenChoice, kitchenIds, kitchenPicture } from '@/lib/business/kitchens'
import { looksOf } from '@/lib/business/rooms'
import { compose, writeSmallPictures } from './compose-choice'

async function writeRoom(picture: string, choice: Choice, room?: string) {
  const image = await compose(chosenLayers(choice), room)
  await image.webp({ quality: 88, effort: 5 }).toFile(path.join(__dirname, '../public', picture))
  console.log(picture)
}

async function main() {
  for (const id of kitchenIds) await writeRoom(kitchenPicture(id), kitchenChoice(id))
  for (const id of bathIds)
    await writeRoom(bathPicture(id), looksOf('bath')!.find((look) => look.id === id)!.choice, 'bath')
  for (const { id, choice } of combinations) {
    await writeSmallPictures(id, chosenLayers(choice))
    console.log(combinationPicture(id, 320, 'avif'))
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
