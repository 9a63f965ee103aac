import 'server-only'
import path from 'node:path'
import { getMediaByHash } from '@/lib/data/media'
import { dataFolder, type Env, env } from '@/lib/env'
import { processSlot } from '@/lib/process-slot'
import { withTimeout } from '@/lib/with-timeout'
import { bucketStorage } from './bucket'
import { cachedStorage } from './cached'
import { folderStorage } from './folder'
import { type PictureStorage, type StorageFolder } from './types'

/** Returns the configured bucket without local copies; null if pictures are in a folder. */
export function bucketOf(env: Env, folder: StorageFolder = 'media'): PictureStorage | null {
  const { MEDIA_S3_BUCKET, MEDIA_S3_ENDPOINT, MEDIA_S3_REGION } = env
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  // lib/env allows all or none.
  if (!MEDIA_S3_BUCKET || !MEDIA_S3_ENDPOINT || !MEDIA_S3_REGION || !accessKeyId || !secretAccessKey)
    return null
  const bucket = {
    name: MEDIA_S3_BUCKET,
    endpoint: MEDIA_S3_ENDPOINT,
    region: MEDIA_S3_REGION,
    accessKeyId,
    secretAccessKey,
  }
  return bucketStorage(bucket, { folder })
}

/** Returns the storage of uploaded files without local copies. */
export const storedFiles = (folder: StorageFolder): PictureStorage =>
  bucketOf(env(), folder) ?? folderStorage(dataFolder(folder))

export const hasBucket = (): boolean => Boolean(env().MEDIA_S3_BUCKET)

const storages = processSlot<PictureStorage>('pictures')

/** Returns the storage of uploaded pictures. */
export const pictureStorage = (): PictureStorage => (storages.current ??= open(env()))

const privateStorages = processSlot<PictureStorage>('private-files')

/** Returns the storage of files that only staff see: nothing of it is copied or cached. */
export const privateStorage = (): PictureStorage => (privateStorages.current ??= storedFiles('private'))

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
  return bucket ? cachedStorage(bucket, copies) : folderStorage(dataFolder('media'))
}
