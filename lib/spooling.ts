import { randomBytes } from 'node:crypto'
import { access, rename } from 'node:fs/promises'

/** The ending of a spooled lead's file that the database refused; before there was one for all, what held no lead had the other. */
export const refusedEnding = '.refused'
const olderEnding = '.unreadable'

/** What a file's name that staff have dismissed ends in. */
export const dismissedEnding = '.dismissed'

/** Returns true for the name of a file that was set aside. */
export const isSetAside = (name: string): boolean =>
  name.endsWith(refusedEnding) || name.endsWith(olderEnding)

/** Renames a file by an ending, with a text of its own before it where another file has that name: none is written over. */
export async function renameWithEnding(file: string, ending: string): Promise<void> {
  const isTaken = await access(file + ending).then(
    () => true,
    () => false,
  )
  await rename(file, isTaken ? `${file}.${randomBytes(4).toString('hex')}${ending}` : file + ending)
}
