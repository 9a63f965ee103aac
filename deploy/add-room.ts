// npm run room:add -- FOLDER [NAME]: adds a scene to the visualizer, or replaces it (docs/visualizer-rooms.md). If anything in the
// folder is missing or wrong, it reports all of it and changes nothing. The results are committed; the next build shows them.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import {
  kitchenFolder,
  layerFolder,
  layerOf,
  layerPath,
  layerSize,
  roomLayer,
} from '@/lib/business/design-layers'
import { builtInFinishes } from '@/lib/business/finish-list'
import { type Room, type RoomFile } from '@/lib/business/rooms'
import { counted } from '@/lib/text/counted'
import { checkRoom } from './check-room'
import { writeSmallPictures } from './compose-choice'
import { writeRoomSwatches, writeVersions } from './write-layers'

const root = path.join(__dirname, '..')
const list = path.join(root, 'lib/content/facts/rooms.json')
/** Names that no room may have: other addresses below /design, and the parts of a choice's code before a room's id. */
const reservedIds = ['ask', 'picture', 'room', 'shared', ...builtInFinishes.map((finish) => finish.id)]
const usage =
  'usage: npm run room:add -- FOLDER [NAME], as in npm run room:add -- ~/renders/galley "Galley kitchen"'

async function main([folder = '', ...words]: string[]): Promise<void> {
  if (!folder) throw new Error(usage)
  const id = path.basename(path.resolve(folder))
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new Error(`Rename the folder “${id}”: its address takes small letters, digits and hyphens.`)
  if (layerFolder(id) === kitchenFolder) throw new Error(`“${id}” is the built-in room. Rename the folder.`)
  if (reservedIds.includes(id)) throw new Error(`“${id}” means something else. Rename the folder.`)
  const name = words.join(' ').trim() || id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

  const { facts, finishes, files, faults } = await checkRoom(folder, layerSize)
  if (!facts || faults.length > 0)
    throw new Error(
      [`${folder} isn’t a room yet. ${counted(faults.length, 'thing')} to fix:`, ...faults].join('\n  '),
    )

  const folderPath = layerFolder(id)
  const target = path.join(root, 'public', folderPath)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [layer, file] of files) {
    const master = path.join(root, 'public', layerPath(layer, 1600, 'webp', folderPath))
    if (file.endsWith('.webp')) copyFileSync(path.join(folder, file), master)
    else
      await sharp(path.join(folder, file)).webp({ quality: 90, alphaQuality: 100, effort: 5 }).toFile(master)
  }
  await writeVersions([...files.keys()], folderPath)
  if ('surfaces' in facts) await writeOwnPictures(id, facts)

  const rooms = (JSON.parse(readFileSync(list, 'utf8')) as Room[]).filter((room) => room.id !== id)
  rooms.push({ id, name, ...facts })
  writeFileSync(list, `${JSON.stringify(rooms, null, 2)}\n`)
  const choices = Object.values(finishes).reduce((product, { length }) => product * length, 1)
  console.log(`“${name}” is a room now: ${counted(files.size, 'layer')}, ${counted(choices, 'combination')}.`)
  console.log('Build the site to show it, and commit public/images/design and lib/content/facts/rooms.json.')
}

/** Writes the swatches of a room with surfaces of its own, and the small pictures of its looks. */
async function writeOwnPictures(room: string, { surfaces, looks }: RoomFile): Promise<void> {
  await writeRoomSwatches(surfaces, layerFolder(room))
  for (const { id, finishes } of looks) {
    const layers = surfaces.map((surface, index) =>
      layerOf({ surface: surface.id, id: finishes[index] ?? '' }),
    )
    await writeSmallPictures(id, [roomLayer, ...layers], room)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
