import 'server-only'
import { copyFile, link, mkdir, open } from 'node:fs/promises'
import path from 'node:path'

/** Makes a file, or a folder's entries, survive a power cut. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file that only our own account reads and that survives a power cut; its name does once its folder is synced. */
export async function writeDurably(file: string, text: string, flag: 'w' | 'wx'): Promise<void> {
  const handle = await open(file, flag, 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Links a file that never changes to a second name, or else copies it. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code === 'ENOENT') throw error
    await copyFile(from, to)
  }
}
