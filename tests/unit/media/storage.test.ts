// The storages of pictures themselves; the bucket is one of a real object store.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { log } from '@/lib/log'
import { bucketStorage } from '@/lib/media/storage/bucket'
import { cachedStorage } from '@/lib/media/storage/cached'
import { copyPictures } from '@/lib/media/storage/copy'
import { folderStorage } from '@/lib/media/storage/folder'
import { type PictureStorage, type StoredFile } from '@/lib/media/storage/types'
import { startObjectStore } from './object-store'

let store: Awaited<ReturnType<typeof startObjectStore>>
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-media-'))
  folders.push(folder)
  return folder
}
let buckets = 0
const newBucket = () => store.bucket(`pictures-${++buckets}`)

beforeAll(async () => {
  store = await startObjectStore()
}, 60_000)
afterAll(async () => {
  await store?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const hash = (letter: string) => letter.repeat(32)
const files = (...names: string[]) => names.map((name) => ({ name, data: randomBytes(2_000) }))
async function listed(storage: PictureStorage): Promise<StoredFile[]> {
  const matches: StoredFile[] = []
  for await (const file of storage.list()) matches.push(file)
  return matches
}

describe.each([
  ['a folder', () => Promise.resolve(folderStorage(path.join(newFolder(), 'media')))],
  // Two with a call, so that a listing has to go on.
  ['a bucket', async () => bucketStorage(await newBucket(), { perPage: 2 })],
])('%s', (_, make) => {
  let storage: PictureStorage
  beforeEach(async () => (storage = await make()))

  test('gives back what it was given, file by file and as a list', async () => {
    expect([await listed(storage), await storage.names(hash('a'))]).toEqual([[], []])
    await storage.check()
    const firstFiles = files('1280.avif', '1280.webp', '640.avif', '640.webp')
    const secondFiles = files('640.webp')
    await storage.store(hash('a'), firstFiles)
    await storage.store(hash('b'), secondFiles)
    for (const { name, data } of firstFiles) expect(await storage.read(hash('a'), name)).toEqual(data)
    expect(await storage.names(hash('a'))).toEqual(firstFiles.map(({ name }) => name))
    const bytes = 2_000
    expect(await listed(storage)).toEqual([
      ...firstFiles.map(({ name }) => ({ hash: hash('a'), name, bytes })),
      { hash: hash('b'), name: '640.webp', bytes },
    ])
    const [again] = files('640.webp')
    await storage.put(hash('b'), again!)
    expect(await storage.read(hash('b'), '640.webp')).toEqual(again!.data)
    const folder = newFolder()
    await storage.copyInto(folder)
    await storage.copyInto(folder)
    expect(readdirSync(path.join(folder, hash('a')))).toEqual(await storage.names(hash('a')))

    await storage.remove(hash('a'))
    expect(await storage.read(hash('a'), '640.webp')).toBeNull()
    expect((await listed(storage)).map((file) => file.hash)).toEqual([hash('b')])
    await storage.remove(hash('a'))
  })

  test('names that are no picture’s never become part of a path or a key', async () => {
    for (const [bad, name] of [
      ['../../etc', '640.webp'],
      [hash('a'), '../640.webp'],
      [hash('A'), '640.webp'],
      [hash('a'), '640.png'],
    ] as const) {
      await expect(storage.read(bad, name)).rejects.toThrow('not')
      await expect(storage.put(bad, { name, data: Buffer.alloc(1) })).rejects.toThrow('not')
    }
    await expect(storage.remove('..')).rejects.toThrow('not a hash')
  })

  test('everything moves into another storage once, compared, and what is damaged there is brought again', async () => {
    const target = folderStorage(newFolder())
    await storage.store(hash('a'), files('640.avif', '640.webp'))
    await storage.store(hash('b'), files('640.webp'))
    expect(await copyPictures(storage, target)).toEqual({ pictures: 2, files: 3, bytes: 6_000, written: 3 })
    expect(await copyPictures(storage, target)).toMatchObject({ files: 3, written: 0 })
    await target.put(hash('b'), { name: '640.webp', data: Buffer.from('damaged') })
    expect(await copyPictures(storage, target)).toMatchObject({ files: 3, written: 1 })
    expect(await listed(target)).toEqual(await listed(storage))
    expect(await copyPictures(target, storage)).toMatchObject({ files: 3, written: 0 })
  })
})

describe('a bucket that doesn’t do what it is asked', () => {
  const away = { code: 'storage-away' }

  test('a wrong key or name is told of once, without the key', async () => {
    const bucket = await newBucket()
    const logged = jest.spyOn(log, 'error').mockImplementation(() => {})
    const secret = 'another-secret'
    for (const wrong of [{ secretAccessKey: secret }, { name: 'nothing-of-this-name' }]) {
      const storage = bucketStorage({ ...bucket, ...wrong })
      await expect(storage.put(hash('a'), files('640.webp')[0]!)).rejects.toMatchObject(away)
      await expect(storage.check()).rejects.toMatchObject(away)
    }
    expect(logged.mock.calls.map(([about]) => about)).toMatchObject([
      { name: 'SignatureDoesNotMatch', status: 403 },
      { name: 'NoSuchBucket', status: 404 },
    ])
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/another-secret|a-secret-for-tests/)
  })

  test('one that breaks off while a picture is stored leaves nothing that is listed, once it is back', async () => {
    const bucket = await newBucket()
    jest.spyOn(log, 'error').mockImplementation(() => {})
    const storage = bucketStorage(bucket)
    await storage.store(hash('a'), files('640.webp'))
    await store.halt()
    await expect(storage.store(hash('b'), files('640.webp', '640.avif'))).rejects.toMatchObject(away)
    await expect(storage.read(hash('a'), '640.webp')).rejects.toMatchObject(away)
    await store.resume()
    // As another instance, or this one after a moment.
    const otherStorage = bucketStorage(bucket)
    expect((await listed(otherStorage)).map((file) => file.hash)).toEqual([hash('a')])
    await otherStorage.store(hash('b'), files('640.webp', '640.avif'))
    expect(await otherStorage.names(hash('b'))).toEqual(['640.avif', '640.webp'])
  })
})

describe('copies on this machine’s disk', () => {
  const isKnown = () => Promise.resolve(true)
  const bytesIn = (folder: string) =>
    readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)

  test('show what was asked for lately while the bucket is away, and never more than they may be', async () => {
    const bucket = await newBucket()
    const folder = path.join(newFolder(), 'cache')
    const storage = cachedStorage(bucketStorage(bucket), { folder, maxBytes: 10_000, isKnown })
    const pictures = Array.from('0123456789', (digit) => ({ digit, file: files('640.webp')[0]! }))
    for (const { digit, file } of pictures) {
      await storage.store(hash(digit), [file])
      // Each a minute older than the next.
      const keptFile = path.join(folder, `${hash(digit)}-640.webp`)
      const at = new Date(Date.now() - (20 - Number(digit)) * 60_000)
      utimesSync(keptFile, at, at)
      expect(bytesIn(folder)).toBeLessThanOrEqual(10_000)
    }
    await store.halt()
    jest.spyOn(log, 'error').mockImplementation(() => {})
    expect(await storage.read(hash('9'), '640.webp')).toEqual(pictures[9]!.file.data)
    await expect(storage.read(hash('0'), '640.webp')).rejects.toMatchObject({ code: 'storage-away' })
    await store.resume()
    const fresh = cachedStorage(bucketStorage(bucket), { folder, maxBytes: 10_000, isKnown })
    expect(await fresh.read(hash('0'), '640.webp')).toEqual(pictures[0]!.file.data)
    expect(bytesIn(folder)).toBeLessThanOrEqual(10_000)
  })

  test('a picture that nobody has isn’t asked for; a disk that takes nothing keeps nobody from a picture', async () => {
    const bucket = await newBucket()
    const behind = bucketStorage(bucket)
    const [file] = files('640.webp')
    await behind.store(hash('a'), [file!])
    const requests: string[] = []
    const counted = {
      ...behind,
      read: (of: string, name: string) => (requests.push(of), behind.read(of, name)),
    }
    const folder = path.join(newFolder(), 'cache')
    const isKnownHash = (of: string) => Promise.resolve(of === hash('a'))
    const storage = cachedStorage(counted, { folder, maxBytes: 10_000, isKnown: isKnownHash })
    expect(await storage.read(hash('b'), '640.webp')).toBeNull()
    expect(await Promise.all([1, 2, 3].map(() => storage.read(hash('a'), '640.webp')))).toEqual(
      Array(3).fill(file!.data),
    )
    expect(requests).toEqual([hash('a')])

    const warned = jest.spyOn(log, 'warn').mockImplementation(() => {})
    const takenFolder = path.join(newFolder(), 'taken')
    writeFileSync(takenFolder, 'a file where the folder would be')
    const without = cachedStorage(behind, { folder: takenFolder, maxBytes: 10_000, isKnown })
    for (let times = 0; times < 2; times += 1)
      expect(await without.read(hash('a'), '640.webp')).toEqual(file!.data)
    expect(warned).toHaveBeenCalledTimes(1)
  })
})
