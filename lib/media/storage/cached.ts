import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'
import { taskQueue } from '@/lib/task-queue'
import { checkNames, type NewFile, type PictureStorage } from './types'

// Copies of what was asked for last, on this machine's disk, so that visitors don't wait for a bucket, nor see that it is
// away. The folder may be deleted at any time.

/** So much of the disk is left alone, in bytes: leads must fit whatever happens. */
const leftForTheSite = 500_000_000
/** A file that is read counts as used again after so long, in milliseconds. */
const usedAgain = 3_600_000

type Copies = {
  /** Where they are, and how many bytes they may have together. */
  folder: string
  most: number
  /** Whether there is a picture of a hash: addresses that strangers make up aren't asked for, each call is paid for. */
  isKnown: (hash: string) => Promise<boolean>
}

/** A storage with copies of its files on this machine's disk. */
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

  /** Removes what was used longest ago, down to nine tenths. */
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
      // Many who ask for the same at once cost one call.
      const key = `${hash}/${name}`
      const reading = asked.get(key) ?? fetchOnce(hash, name).finally(() => asked.delete(key))
      asked.set(key, reading)
      return reading
    },
    // Who uploads a picture looks at it next.
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
