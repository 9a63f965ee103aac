import 'server-only'
import { createHash } from 'node:crypto'
import { type PictureStorage } from './types'

const sumOf = (data: Buffer) => createHash('sha256').update(data).digest('hex')

type CopyCounts = { pictures: number; files: number; bytes: number; written: number }

/**
 * Copies every file that differs from one storage to another, and reads it back to compare it. Nothing is
 * removed; an interrupted copy can be started again.
 * @returns the files and bytes in both storages, and the number of copied files
 * @throws Error for a file that doesn't match after the copy; AppError storage-away
 */
export async function copyPictures(
  from: PictureStorage,
  to: PictureStorage,
  progress: (counts: CopyCounts) => void = () => {},
): Promise<CopyCounts> {
  const hashes = new Set<string>()
  const counts: CopyCounts = { pictures: 0, files: 0, bytes: 0, written: 0 }
  for await (const { hash, name } of from.list()) {
    const data = await from.read(hash, name)
    if (!data) continue // a picture that was just deleted
    const existing = await to.read(hash, name)
    if (!existing || sumOf(existing) !== sumOf(data)) {
      await to.put(hash, { name, data })
      const stored = await to.read(hash, name)
      if (!stored || sumOf(stored) !== sumOf(data))
        throw new Error(`${hash}/${name} is not there as it was sent: nothing was removed, try again`)
      counts.written += 1
    }
    hashes.add(hash)
    counts.pictures = hashes.size
    counts.files += 1
    counts.bytes += data.length
    progress(counts)
  }
  return counts
}
