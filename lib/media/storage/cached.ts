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
/** After so long, in milliseconds, reading a file marks it as used again. */
const usedAgain = 3_600_000

type Copies = {
  /** Their folder, and their size limit in bytes. */
  folder: string
  most: number
  /**
   * Returns true if a picture of this hash exists: made-up addresses don't reach the bucket, where each call is
   * paid for.
   */
  isKnown: (hash: string) => Promise<boolean>
}

/** Wraps a storage with copies of its files on this machine's disk. */
export function cachedStorage(behind: PictureStorage, { folder, most, isKnown }: Copies): PictureStorage {
  const fileOf = (hash: string, name: string) => {
    checkNames(hash, name)
    return path.join(folder, `${hash}-${name}`)
  }
  const asked = new Map<string, Promise<Buffer | null>>()
  let kept: Promise<number> | undefined
  const tidying = taskQueue()
  let isFailing = false

  async function files() {
    const names = await readdir(folder).catch((): string[] => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const about = await stat(path.join(folder, name)).catch(() => null)
        return { name, bytes: about?.size ?? 0, usedAt: about?.mtimeMs ?? 0 }
      }),
    )
    return found.sort((a, b) => a.usedAt - b.usedAt)
  }
  const bytesKept = () => (kept ??= files().then((all) => all.reduce((sum, { bytes }) => sum + bytes, 0)))

  /** Removes the least recently used files, down to nine tenths of the limit. */
  async function tidy(): Promise<void> {
    const all = await files()
    let sum = all.reduce((total, { bytes }) => total + bytes, 0)
    for (const { name, bytes } of all) {
      if (sum <= most * 0.9) break
      await rm(path.join(folder, name), { force: true })
      sum -= bytes
    }
    kept = Promise.resolve(sum)
  }

  async function keep(hash: string, { name, data }: NewFile): Promise<void> {
    try {
      if (data.length > most) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < leftForTheSite + data.length) return
      const waiting = path.join(folder, `.new-${randomUUID()}`)
      await writeFile(waiting, data, { mode: 0o600, flush: true })
      await rename(waiting, fileOf(hash, name))
      const sum = (await bytesKept()) + data.length
      kept = Promise.resolve(sum)
      if (sum > most) await tidying.run(tidy)
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
    const data = await behind.read(hash, name)
    if (data) await keep(hash, { name, data })
    return data
  }

  const forget = async (hash: string) => {
    const names = await readdir(folder).catch((): string[] => [])
    for (const name of names.filter((name) => name.startsWith(`${hash}-`)))
      await rm(path.join(folder, name), { force: true })
    kept = undefined
  }

  return {
    ...behind,
    names: async (hash) => ((await isKnown(hash)) ? behind.names(hash) : []),
    read: async (hash, name) => {
      const copy = await copyOf(hash, name)
      if (copy) return copy
      // Concurrent reads of a file share one call.
      const key = `${hash}/${name}`
      const reading = asked.get(key) ?? fetchOnce(hash, name).finally(() => asked.delete(key))
      asked.set(key, reading)
      return reading
    },
    // Staff look at an upload next.
    store: async (hash, files) => {
      await behind.store(hash, files)
      for (const file of files) await keep(hash, file)
    },
    put: async (hash, file) => {
      await behind.put(hash, file)
      await keep(hash, file)
    },
    remove: async (hash) => {
      await forget(hash)
      await behind.remove(hash)
      await forget(hash)
    },
  }
}
