import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type * as S3 from '@aws-sdk/client-s3'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import {
  checkNames,
  isHash,
  isVersion,
  type NewFile,
  type PictureStorage,
  type StorageFolder,
  type StoredFile,
} from './types'

// Uses only what every S3-compatible storage has: put, get, head, list and delete of single objects.

type Bucket = {
  name: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Time limits of a call with its retries, in milliseconds. Visitors wait for a picture, staff for an upload. */
const readWithin = 8_000
const writeWithin = 60_000
/**
 * Pause in milliseconds before a storage that hasn't answered is called again, so that visitors needn't wait for it.
 */
const restsFor = 5_000
const together = 4

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')
const md5 = (data: Buffer) => createHash('md5').update(data).digest('base64')

const unavailable = () => new AppError('storage-away', { retryAfter: restsFor / 1000 })

type Failure = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } }
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(String((error as Failure).name))

async function each<T>(
  items: AsyncIterable<T> | Iterable<T>,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  for await (const item of items) {
    const task: Promise<void> = run(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task))
    running.add(task)
    if (running.size >= together) await Promise.race(running)
    if (failures.length > 0) break
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}

/** Stores pictures in a bucket, as `<folder>/<hash>/<version>`; `perPage` limits a list call. */
export function bucketStorage(
  { name: Bucket, endpoint, region, ...credentials }: Bucket,
  { folder = 'media', perPage }: { folder?: StorageFolder; perPage?: number } = {},
): PictureStorage {
  let connection: Promise<{ s3: typeof S3; client: S3.S3Client }> | undefined
  let awaySince = 0
  let restsUntil = 0

  // Loaded on use: a site with a folder doesn't need it.
  const open = () =>
    (connection ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        credentials,
        forcePathStyle: true,
        maxAttempts: 3,
        // Some storages don't know the newer checksums; all know Content-MD5 and our own metadata.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 2_000, socketTimeout: 10_000 },
      }),
    })))

  /** @throws AppError storage-away, for any failure; only its name and code are logged */
  async function request<T>(
    within: number,
    run: (s3: typeof S3, client: S3.S3Client, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    if (Date.now() < restsUntil) throw unavailable()
    try {
      const { s3, client } = await open()
      const answer = await run(s3, client, AbortSignal.timeout(within))
      if (awaySince)
        log.info({ seconds: Math.round((Date.now() - awaySince) / 1000) }, 'the storage of pictures is back')
      awaySince = 0
      return answer
    } catch (error) {
      if (isMissing(error)) return null
      const { name, code, $metadata } = error as Failure
      if (!awaySince) {
        awaySince = Date.now()
        const reason = { name, code, status: $metadata?.httpStatusCode }
        log.error(reason, 'the storage of pictures (MEDIA_S3_BUCKET) does not do what it is asked')
      }
      restsUntil = Date.now() + restsFor
      throw unavailable()
    }
  }

  const keyOf = (hash: string, name = '') => {
    checkNames(hash, ...(name ? [name] : []))
    return `${folder}/${hash}/${name}`
  }

  async function* objects(Prefix: string): AsyncGenerator<StoredFile> {
    let ContinuationToken: string | undefined
    do {
      const page = await request(writeWithin, (s3, client, abortSignal) =>
        client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys: perPage }), {
          abortSignal,
        }),
      )
      for (const { Key = '', Size = 0 } of page?.Contents ?? []) {
        const [, hash = '', name = ''] = Key.split('/')
        if (isHash(hash) && isVersion(name) && Key === keyOf(hash, name)) yield { hash, name, bytes: Size }
      }
      ContinuationToken = page?.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
  }

  async function names(hash: string): Promise<string[]> {
    const fileNames: string[] = []
    for await (const { name } of objects(keyOf(hash))) fileNames.push(name)
    return fileNames.sort()
  }

  async function read(hash: string, name: string): Promise<Buffer | null> {
    const Key = keyOf(hash, name)
    return request(readWithin, async (s3, client, abortSignal) => {
      const object = await client.send(new s3.GetObjectCommand({ Bucket, Key }), { abortSignal })
      const data = Buffer.from(await object.Body!.transformToByteArray())
      const isWhole =
        data.length === (object.ContentLength ?? data.length) &&
        (object.Metadata?.sha256 ?? sha256(data)) === sha256(data)
      if (!isWhole) throw Object.assign(new Error('damaged'), { name: 'DamagedObject' })
      return data
    })
  }

  async function put(hash: string, { name, data }: NewFile): Promise<void> {
    const object = {
      Bucket,
      Key: keyOf(hash, name),
      Body: data,
      ContentType: contentTypes[path.extname(name)],
      ContentMD5: md5(data),
      Metadata: { sha256: sha256(data) },
    }
    const isDone = await request(writeWithin, async (s3, client, abortSignal) => {
      await client.send(new s3.PutObjectCommand(object), { abortSignal })
      return true
    })
    if (!isDone) throw unavailable()
  }

  const removeFiles = (hash: string, goneNames: Iterable<string>) =>
    each(goneNames, async (name) => {
      await request(writeWithin, (s3, client, abortSignal) =>
        client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(hash, name) }), { abortSignal }),
      )
    })

  return {
    names,
    read,
    put,
    list: () => objects(`${folder}/`),
    remove: async (hash) => removeFiles(hash, await names(hash)),
    // The row is written after all files: until then nobody knows the address, and the next upload overwrites
    // the files of a failed one.
    store: async (hash, files) => {
      const storedNames: string[] = []
      try {
        await each(files, async (file) => {
          storedNames.push(file.name)
          await put(hash, file)
        })
      } catch (error) {
        await removeFiles(hash, storedNames).catch(() => {})
        throw error
      }
    },
    copyInto: (target) =>
      each(objects(`${folder}/`), async ({ hash, name, bytes }) => {
        const file = path.join(target, hash, name)
        if ((await stat(file).catch(() => null))?.size === bytes) return
        const data = await read(hash, name)
        if (!data) return // a picture that was just deleted
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
        await writeFile(file, data, { mode: 0o600 })
      }),
    check: async () => {
      const isThere = await request(readWithin, (s3, client, abortSignal) =>
        client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, MaxKeys: 1 }), {
          abortSignal,
        }),
      )
      if (!isThere) throw unavailable()
    },
  }
}
