import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { freeBytes } from '@/lib/free-bytes'
import { consume, type Limit } from '@/lib/limits/rate-limit'
import { log } from '@/lib/log'
import { photoIds, photoMessages } from '@/lib/lead-photos'
import { isStored, storedAt, storePhoto } from './store'

// Strangers send photos before anybody knows them: what they can store is limited by address, by day and by the disk.
// Nothing of it limits requests, which are stored without their photos if there is no room for these.

const ofAddress: Limit = { name: 'lead-photos', points: 48, seconds: 3600 }
/** About a gigabyte a day, of all addresses. */
const ofAll: Limit = { name: 'lead-photos-of-all', points: 2_000, seconds: 24 * 3600 }
/** Free bytes that stay reserved for requests and the rest of the site. */
const reservedBytes = 2_000_000_000
/** Pictures that are received or encoded at the same time: each is in memory. */
const atOnce = 8
/** The age in milliseconds up to which a photo can be sent with a request; lib/private-files/sweep.ts deletes older ones. */
const usableFor = 6 * 24 * 3_600_000

const noRoom = (detail: string, retryAfter: number) => new AppError('no-room', { detail, retryAfter })

let receiving = 0

/**
 * Receives photos while there is room: `run` reads the request and stores its photos.
 * @throws AppError no-room if too many are being received or the disk is nearly full
 */
export async function receivePhotos<T>(
  run: () => Promise<T>,
  { busy, full }: Record<'busy' | 'full', string> = photoMessages,
): Promise<T> {
  if (receiving >= atOnce) throw noRoom(busy, 5)
  receiving += 1
  try {
    const free = await freeBytes(env().DATA_DIR).catch(() => Infinity)
    if (free < reservedBytes) throw noRoom(full, 3600)
    return await run()
  } finally {
    receiving -= 1
  }
}

/** Stores a visitor's photo. @returns its id @throws AppError too-many, and as storePhoto() */
export async function takePhoto(bytes: Buffer, address: string): Promise<string> {
  await consume(ofAddress, address)
  await consume(ofAll, 'all')
  return (await storePhoto(bytes)).id
}

/**
 * Checks that the photos of a request are stored, so that the answer is true.
 * @throws AppError invalid, with a message for `photos`, if one isn't there any more
 */
export async function requirePhotos(photos: string): Promise<void> {
  const ids = photoIds(photos)
  const isThere = async (id: string) => {
    if (Date.now() - storedAt(id) > usableFor) return false
    // They were stored when their ids were given out, so a storage that is away now doesn't hold up a request.
    return isStored(id).catch((error: unknown) => {
      log.warn({ err: error }, 'the photos of a request could not be checked')
      return true
    })
  }
  const states = await Promise.all(ids.map(isThere))
  if (states.includes(false)) throw new AppError('invalid', { errors: { photos: photoMessages.gone } })
}
