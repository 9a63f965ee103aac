import { randomBytes } from 'node:crypto'
import { access, rename } from 'node:fs/promises'

/** The ending of a spooled lead's file that the database refused, or, in earlier versions, that holds no lead. */
export const refusedEnding = '.refused'
const olderEnding = '.unreadable'

/** The ending of a file that staff have dismissed. */
export const dismissedEnding = '.dismissed'

export const isSetAside = (name: string): boolean =>
  name.endsWith(refusedEnding) || name.endsWith(olderEnding)

/** Appends an ending to a file's name, with random characters before it if another file has that name. */
export async function renameWithEnding(file: string, ending: string): Promise<void> {
  const isTaken = await access(file + ending).then(
    () => true,
    () => false,
  )
  await rename(file, isTaken ? `${file}.${randomBytes(4).toString('hex')}${ending}` : file + ending)
}
