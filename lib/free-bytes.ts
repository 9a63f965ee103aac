import { statfs } from 'node:fs/promises'

/** Bytes that this account may still write where a folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
