import 'server-only'
import { createHash } from 'node:crypto'
import { type PictureStorage } from './types'

const sumOf = (data: Buffer) => createHash('sha256').update(data).digest('hex')

type Copied = { pictures: number; files: number; bytes: number; written: number }

/**
 * Copies every file that differs from one storage to another, and reads it back to compare it. Nothing is
 * removed; an interrupted copy can be started again.
 * @returns what is in both now, and how many files were copied
 * @throws Error for a file that doesn't match after the copy; AppError storage-away
 */
export async function copyPictures(
  from: PictureStorage,
  to: PictureStorage,
  progress: (copied: Copied) => void = () => {},
): Promise<Copied> {
  const hashes = new Set<string>()
  const copied: Copied = { pictures: 0, files: 0, bytes: 0, written: 0 }
  for await (const { hash, name } of from.list()) {
    const data = await from.read(hash, name)
    if (!data) continue // a picture that was just deleted
    const existing = await to.read(hash, name)
    if (!existing || sumOf(existing) !== sumOf(data)) {
      await to.put(hash, { name, data })
      const read = await to.read(hash, name)
      if (!read || sumOf(read) !== sumOf(data))
        throw new Error(`${hash}/${name} is not there as it was sent: nothing was removed, try again`)
      copied.written += 1
    }
    hashes.add(hash)
    copied.pictures = hashes.size
    copied.files += 1
    copied.bytes += data.length
    progress(copied)
  }
  return copied
}
