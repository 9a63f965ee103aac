import { statfs } from 'node:fs/promises'

/** Returns how many bytes this account may still write on a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
