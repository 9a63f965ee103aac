import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { linkOrCopy, sync } from '@/lib/durable'
import { checkNames, isHash, isVersion, type PictureStorage, type StoredFile } from './types'

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const noneWhereAbsent = (error: unknown): string[] => {
  if (isAbsent(error)) return []
  throw error
}

/** Lists the files below a folder, without names that begin with a dot. */
async function* filesBelow(root: string, inside = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, inside), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = path.join(inside, entry.name)
    if (entry.name.startsWith('.') || entry.name.endsWith('.tmp')) continue
    if (entry.isDirectory()) yield* filesBelow(root, name)
    else if (entry.isFile()) yield name
  }
}

/** Stores pictures in a folder, as `<hash>/<version>`. Instances may share it by a mount. */
export function folderStorage(root: string): PictureStorage {
  const folderOf = (hash: string) => {
    checkNames(hash)
    return path.join(root, hash)
  }
  const names = async (hash: string) =>
    (await readdir(folderOf(hash)).catch(noneWhereAbsent)).filter(isVersion).sort()

  async function* list(): AsyncGenerator<StoredFile> {
    for (const hash of (await readdir(root).catch(noneWhereAbsent)).filter(isHash).sort())
      for (const name of await names(hash)) {
        const info = await stat(path.join(root, hash, name)).catch(() => null)
        if (info) yield { hash, name, bytes: info.size }
      }
  }

  /** Writes files to a temporary folder, from which `take` moves them to their place. */
  async function writeInto(
    files: readonly { name: string; data: Buffer }[],
    take: (waiting: string) => Promise<void>,
  ) {
    const waiting = path.join(root, `.new-${randomUUID()}`)
    await mkdir(waiting, { recursive: true })
    try {
      for (const { name, data } of files) await writeFile(path.join(waiting, name), data, { flush: true })
      await take(waiting)
    } finally {
      await rm(waiting, { recursive: true, force: true })
    }
  }

  return {
    names,
    list,
    read: async (hash, name) => {
      checkNames(hash, name)
      return readFile(path.join(root, hash, name)).catch((error: unknown) => {
        if (isAbsent(error)) return null
        throw error
      })
    },
    // All versions or none, even if the power fails in between.
    store: async (hash, files) => {
      checkNames(hash, ...files.map(({ name }) => name))
      await writeInto(files, async (waiting) => {
        await rm(folderOf(hash), { recursive: true, force: true })
        await rename(waiting, folderOf(hash))
        await sync(root)
      })
    },
    put: async (hash, file) => {
      checkNames(hash, file.name)
      await writeInto([file], async (waiting) => {
        await mkdir(folderOf(hash), { recursive: true })
        await rename(path.join(waiting, file.name), path.join(folderOf(hash), file.name))
      })
    },
    remove: async (hash) => rm(folderOf(hash), { recursive: true, force: true }),
    // Everything but unfinished files.
    copyInto: async (folder) => {
      for await (const file of filesBelow(root))
        await linkOrCopy(path.join(root, file), path.join(folder, file)).catch((error: unknown) => {
          if (!isAbsent(error)) throw error // a picture that was just deleted
        })
    },
    check: async () => void (await readdir(root).catch(noneWhereAbsent)),
  }
}
