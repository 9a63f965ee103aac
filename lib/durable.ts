import 'server-only'
import { open } from 'node:fs/promises'

/** Has a file, or a folder's entries, survive a power cut. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file that only our own account reads, and that survives a power cut; its name does once its folder is synced. */
export async function writeSynced(file: string, text: string, flag: 'w' | 'wx'): Promise<void> {
  const handle = await open(file, flag, 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
