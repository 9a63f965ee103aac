import 'server-only'
import path from 'node:path'
import { getMediaByHash } from '@/lib/data/media'
import { type Env, env } from '@/lib/env'
import { tenantFolder } from '@/lib/known-tenants'
import { currentTenant, perTenant } from '@/lib/tenant-slots'
import { within } from '@/lib/within'
import { bucketStorage } from './bucket'
import { cachedStorage } from './cached'
import { folderStorage } from './folder'
import { type PictureStorage } from './types'

/** Where a contractor's pictures are kept that aren't in a bucket. */
export const mediaFolder = (tenant = currentTenant()) =>
  path.join(env().DATA_DIR, tenantFolder(tenant), 'media')

/** A contractor's part of the bucket that is set up, without copies on this machine's disk; null where pictures are in a folder. */
export function bucketOf(env: Env, tenant = currentTenant()): PictureStorage | null {
  const { MEDIA_S3_BUCKET, MEDIA_S3_ENDPOINT, MEDIA_S3_REGION } = env
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  // All or none: lib/env sees to it.
  if (!MEDIA_S3_BUCKET || !MEDIA_S3_ENDPOINT || !MEDIA_S3_REGION || !accessKeyId || !secretAccessKey)
    return null
  return bucketStorage({
    name: MEDIA_S3_BUCKET,
    folder: tenantFolder(tenant),
    endpoint: MEDIA_S3_ENDPOINT,
    region: MEDIA_S3_REGION,
    accessKeyId,
    secretAccessKey,
  })
}

/** A contractor's pictures, without copies on this machine's disk: for what is done to all contractors' files. */
export const picturesOf = (tenant: string): PictureStorage =>
  bucketOf(env(), tenant) ?? folderStorage(mediaFolder(tenant))

/** Whether uploaded pictures are in a bucket. */
export const hasBucket = (): boolean => Boolean(env().MEDIA_S3_BUCKET)

const storages = perTenant<PictureStorage>('pictures')

/** Where uploaded pictures of the contractor are kept. */
export const pictureStorage = (): PictureStorage => (storages.current ??= open(env()))

/** How long the database may take, in milliseconds. */
const knownWithin = 1_000

/** Whether the library has a picture; while the database is away every one may be there. */
const isKnown = async (hash: string): Promise<boolean> =>
  (await within(getMediaByHash(hash), knownWithin).catch(() => true)) !== null

function open(env: Env): PictureStorage {
  const bucket = bucketOf(env)
  const copies = {
    // All contractors' together, so that they have room for so much together.
    folder: path.join(env.DATA_DIR, 'cache', 'media'),
    owner: currentTenant(),
    most: env.MEDIA_CACHE_MB * 1_000_000,
    isKnown,
  }
  return bucket ? cachedStorage(bucket, copies) : folderStorage(mediaFolder())
}
