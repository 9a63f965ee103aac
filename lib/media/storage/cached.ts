import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'
import { taskQueue } from '@/lib/task-queue'
import { checkNames, type NewFile, type PictureStorage } from './types'

// Copies of recently read files on this machine's disk, so that visitors neither wait for a bucket nor notice its
// outages. The folder may be deleted at any time.

/** Disk space that stays free, in bytes: leads must always fit. */
const leftForTheSite = 500_000_000
/** Time in milliseconds after which reading a file marks it as used again. */
const usedAgain = 3_600_000

type Copies = {
  /** Their folder, and their size limit in bytes. */
  folder: string
  maxBytes: number
  /**
   * Returns true if a picture of this hash exists: made-up addresses don't reach the bucket, where each call is
   * paid for.
   */
  isKnown: (hash: string) => Promise<boolean>
}

/** Wraps a storage with copies of its files on this machine's disk. */
export function cachedStorage(
  storage: PictureStorage,
  { folder, maxBytes, isKnown }: Copies,
): PictureStorage {
  const fileOf = (hash: string, name: string) => {
    checkNames(hash, name)
    return path.join(folder, `${hash}-${name}`)
  }
  const reads = new Map<string, Promise<Buffer | null>>()
  let totalBytes: Promise<number> | undefined
  const tidying = taskQueue()
  let isFailing = false

  async function files() {
    const names = await readdir(folder).catch((): string[] => [])
    const entries = await Promise.all(
      names.map(async (name) => {
        const about = await stat(path.join(folder, name)).catch(() => null)
        return { name, bytes: about?.size ?? 0, usedAt: about?.mtimeMs ?? 0 }
      }),
    )
    return entries.sort((a, b) => a.usedAt - b.usedAt)
  }
  const cachedBytes = () =>
    (totalBytes ??= files().then((copies) => copies.reduce((sum, { bytes }) => sum + bytes, 0)))

  /** Removes the least recently used files, down to nine tenths of the limit. */
  async function tidy(): Promise<void> {
    const copies = await files()
    let sum = copies.reduce((total, { bytes }) => total + bytes, 0)
    for (const { name, bytes } of copies) {
      if (sum <= maxBytes * 0.9) break
      await rm(path.join(folder, name), { force: true })
      sum -= bytes
    }
    totalBytes = Promise.resolve(sum)
  }

  async function storeCopy(hash: string, { name, data }: NewFile): Promise<void> {
    try {
      if (data.length > maxBytes) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < leftForTheSite + data.length) return
      const waiting = path.join(folder, `.new-${randomUUID()}`)
      await writeFile(waiting, data, { mode: 0o600, flush: true })
      await rename(waiting, fileOf(hash, name))
      const sum = (await cachedBytes()) + data.length
      totalBytes = Promise.resolve(sum)
      if (sum > maxBytes) await tidying.run(tidy)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'pictures could not be kept on this machine’s disk')
      isFailing = true
    }
  }

  async function copyOf(hash: string, name: string): Promise<Buffer | null> {
    const file = fileOf(hash, name)
    const data = await readFile(file).catch(() => null)
    if (!data) return null
    const about = await stat(file).catch(() => null)
    const now = new Date()
    if (about && now.getTime() - about.mtimeMs > usedAgain) await utimes(file, now, now).catch(() => {})
    return data
  }

  async function fetchOnce(hash: string, name: string): Promise<Buffer | null> {
    if (!(await isKnown(hash))) return null
    const data = await storage.read(hash, name)
    if (data) await storeCopy(hash, { name, data })
    return data
  }

  const removeCopies = async (hash: string) => {
    const names = await readdir(folder).catch((): string[] => [])
    for (const name of names.filter((name) => name.startsWith(`${hash}-`)))
      await rm(path.join(folder, name), { force: true })
    totalBytes = undefined
  }

  return {
    ...storage,
    names: async (hash) => ((await isKnown(hash)) ? storage.names(hash) : []),
    read: async (hash, name) => {
      const copy = await copyOf(hash, name)
      if (copy) return copy
      // Concurrent reads of a file share one call.
      const key = `${hash}/${name}`
      const reading = reads.get(key) ?? fetchOnce(hash, name).finally(() => reads.delete(key))
      reads.set(key, reading)
      return reading
    },
    // Staff see an upload right afterwards.
    store: async (hash, files) => {
      await storage.store(hash, files)
      for (const file of files) await storeCopy(hash, file)
    },
    put: async (hash, file) => {
      await storage.put(hash, file)
      await storeCopy(hash, file)
    },
    remove: async (hash) => {
      await removeCopies(hash)
      await storage.remove(hash)
      await removeCopies(hash)
    },
  }
}
