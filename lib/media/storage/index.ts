import 'server-only'
import path from 'node:path'
import { getMediaByHash } from '@/lib/data/media'
import { dataFolder, type Env, env } from '@/lib/env'
import { processSlot } from '@/lib/process-slot'
import { within } from '@/lib/within'
import { bucketStorage } from './bucket'
import { cachedStorage } from './cached'
import { folderStorage } from './folder'
import { type PictureStorage } from './types'

/** Where pictures are kept that aren't in a bucket. */
export const mediaFolder = () => dataFolder('media')

/** The bucket that is set up, without copies on this machine's disk; null where pictures are in a folder. */
export function bucketOf(env: Env): PictureStorage | null {
  const { MEDIA_S3_BUCKET, MEDIA_S3_ENDPOINT, MEDIA_S3_REGION } = env
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  // All or none: lib/env sees to it.
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

/** All uploaded pictures, without copies on this machine's disk. */
export const storedPictures = (): PictureStorage => bucketOf(env()) ?? folderStorage(mediaFolder())

/** Whether uploaded pictures are in a bucket. */
export const hasBucket = (): boolean => Boolean(env().MEDIA_S3_BUCKET)

const storages = processSlot<PictureStorage>('pictures')

/** Where uploaded pictures are kept. */
export const pictureStorage = (): PictureStorage => (storages.current ??= open(env()))

/** How long the database may take, in milliseconds. */
const knownWithin = 1_000

/** Whether the library has a picture; while the database is away every one may be there. */
const isKnown = async (hash: string): Promise<boolean> =>
  (await within(getMediaByHash(hash), knownWithin).catch(() => true)) !== null

function open(env: Env): PictureStorage {
  const bucket = bucketOf(env)
  const copies = {
    folder: path.join(env.DATA_DIR, 'cache', 'media'),
    most: env.MEDIA_CACHE_MB * 1_000_000,
    isKnown,
  }
  return bucket ? cachedStorage(bucket, copies) : folderStorage(mediaFolder())
}
