import 'server-only'
import path from 'node:path'
import { getMediaByHash } from '@/lib/data/media'
import { dataFolder, type Env, env } from '@/lib/env'
import { processSlot } from '@/lib/process-slot'
import { withTimeout } from '@/lib/with-timeout'
import { bucketStorage } from './bucket'
import { cachedStorage } from './cached'
import { folderStorage } from './folder'
import { type PictureStorage } from './types'

/** The folder of pictures, if there is no bucket. */
export const mediaFolder = () => dataFolder('media')

/** Returns the configured bucket without local copies; null if pictures are in a folder. */
export function bucketOf(env: Env): PictureStorage | null {
  const { MEDIA_S3_BUCKET, MEDIA_S3_ENDPOINT, MEDIA_S3_REGION } = env
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  // lib/env allows all or none.
  if (!MEDIA_S3_BUCKET || !MEDIA_S3_ENDPOINT || !MEDIA_S3_REGION || !accessKeyId || !secretAccessKey)
    return null
  return bucketStorage({
    name: MEDIA_S3_BUCKET,
    endpoint: MEDIA_S3_ENDPOINT,
    region: MEDIA_S3_REGION,
    accessKeyId,
    secretAccessKey,
  })
}

/** Returns the storage of uploaded pictures without local copies. */
export const storedPictures = (): PictureStorage => bucketOf(env()) ?? folderStorage(mediaFolder())

export const hasBucket = (): boolean => Boolean(env().MEDIA_S3_BUCKET)

const storages = processSlot<PictureStorage>('pictures')

/** Returns the storage of uploaded pictures. */
export const pictureStorage = (): PictureStorage => (storages.current ??= open(env()))

/** In milliseconds. */
const knownWithin = 1_000

/** Returns true if the library has a picture, or if the database doesn't answer. */
const isKnown = async (hash: string): Promise<boolean> =>
  (await withTimeout(getMediaByHash(hash), knownWithin).catch(() => true)) !== null

function open(env: Env): PictureStorage {
  const bucket = bucketOf(env)
  const copies = {
    folder: path.join(env.DATA_DIR, 'cache', 'media'),
    maxBytes: env.MEDIA_CACHE_MB * 1_000_000,
    isKnown,
  }
  return bucket ? cachedStorage(bucket, copies) : folderStorage(mediaFolder())
}
