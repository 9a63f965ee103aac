import 'server-only'
import { randomBytes } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { photoMessages } from '@/lib/lead-photos'
import { encodePhoto } from '@/lib/media/encode'
import { privateStorage } from '@/lib/media/storage'
import { isHash } from '@/lib/media/storage/types'
import { taskQueue } from '@/lib/task-queue'

// An id is 32 hexadecimal digits: the second in which the file was stored, and 96 bits that nobody can guess.

/** In pixels; a photo is stored under these names, whatever its own width is. */
const widths = { full: 2400, small: 480 }
const fileNames = { full: '2400.webp', small: '480.webp', pdf: 'file.pdf' }

type PhotoSize = keyof typeof widths

const newId = (): string =>
  Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(12).toString('hex')

export const isPrivateId = isHash

/** Returns the moment at which a file was stored, in milliseconds. */
export const storedAt = (id: string): number => Number.parseInt(id.slice(0, 8), 16) * 1000

// One picture is decoded at a time, which limits memory and CPU however many are sent at once.
const { run: inTurn } = taskQueue()

/**
 * Stores a photo for staff, re-encoded and without metadata.
 * @returns its id, and its size in pixels
 * @throws AppError wrong-type or invalid if it isn't a picture that can be used, storage-away
 */
export async function storePhoto(bytes: Buffer): Promise<{ id: string; width: number; height: number }> {
  const { full, small, width, height } = await inTurn(() => encodePhoto(bytes, widths))
  const id = newId()
  await privateStorage().store(id, [
    { name: fileNames.full, data: full },
    { name: fileNames.small, data: small },
  ])
  return { id, width, height }
}

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/** Stores a document for staff, a PDF or a picture. @returns its id @throws AppError as storePhoto() */
export async function storeDocument(bytes: Buffer): Promise<string> {
  if (!isPdf(bytes)) return (await storePhoto(bytes)).id
  const id = newId()
  await privateStorage().store(id, [{ name: fileNames.pdf, data: bytes }])
  return id
}

/** Reads a photo in one of its sizes, or a document; null if there is none. @throws AppError storage-away */
export async function readPrivateFile(
  id: string,
  size: PhotoSize,
): Promise<{ data: Buffer; type: string } | null> {
  if (!isPrivateId(id)) return null
  const photo = await privateStorage().read(id, fileNames[size])
  if (photo) return { data: photo, type: 'image/webp' }
  const document = await privateStorage().read(id, fileNames.pdf)
  return document && { data: document, type: 'application/pdf' }
}

/** Returns true if the file is stored. @throws AppError storage-away */
export const isStored = async (id: string): Promise<boolean> =>
  isPrivateId(id) && (await privateStorage().names(id)).length > 0

/** @throws AppError invalid if a file isn't there any more, storage-away */
export async function requireStored(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    if (!(await isStored(id))) throw new AppError('invalid', { errors: { photos: photoMessages.gone } })
}

/** Deletes a file for good. @throws AppError storage-away */
export async function removePrivateFile(id: string): Promise<void> {
  if (!isPrivateId(id)) throw new AppError('not-found')
  await privateStorage().remove(id)
}
