import 'server-only'
import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, Parser, type ReadEntry } from 'tar'
import { sync } from '@/lib/durable'
import { decrypt, encrypt } from './cipher'
import type { Digest } from './files'
import { type Manifest, manifestName, readManifest } from './manifest'

const damagedText = 'the file is damaged or cut short'
const foreignText = 'this is no backup of the site, or one of a newer version of it'

/** Packs files of a folder, in this order, into a .tar.gz and syncs it to disk; encrypted if there is a key. */
export async function pack(
  folder: string,
  names: string[],
  to: string,
  key: string | undefined,
): Promise<void> {
  const archive = Readable.from(create({ cwd: folder, gzip: true, portable: true, strict: true }, names))
  await pipeline(
    key ? await encrypt(archive, key) : archive,
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
}

/** Returns true if a file begins with the line that age writes. */
async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead).toString('latin1').startsWith('age-encryption.org/')
  } finally {
    await handle.close()
  }
}

type Unpack = {
  key: string | undefined
  /** The folder for the files that `isWanted` accepts; each is synced to disk. */
  to: string
  isWanted: (name: string) => boolean
  /** Checks the manifest before anything is written. What it throws ends the reading. */
  check?: (manifest: Manifest) => void
}

/** Reads a backup, compares every file with the manifest, and writes the wanted ones. @throws Error with one line for people */
export async function unpack(file: string, { key, to, isWanted, check }: Unpack): Promise<Manifest> {
  const source = createReadStream(file)
  const plain = (await isEncrypted(file)) ? await decrypt(source, key) : source
  const parser = new Parser({ strict: true, maxDecompressionRatio: Infinity })
  const digests = new Map<string, Digest>()
  // After an error, files that are being written must be closed before this function ends.
  const ending = new AbortController()
  setMaxListeners(0, ending.signal)
  const writes: Promise<unknown>[] = []
  let first: Promise<Manifest> | undefined

  const readFirst = async (entry: ReadEntry): Promise<Manifest> => {
    const text = await entry.concat()
    const manifest = entry.path === manifestName ? readManifest(text.toString()) : null
    if (!manifest) throw new Error(foreignText)
    check?.(manifest)
    return manifest
  }
  const readNext = async (entry: ReadEntry, manifest: Promise<Manifest>): Promise<void> => {
    const isListed = (await manifest).files.some(({ path: name }) => name === entry.path)
    if (!isListed || entry.type !== 'File') throw new Error(foreignText)
    ending.signal.throwIfAborted()
    const write = readEntry(entry, isWanted(entry.path) ? path.join(to, entry.path) : null, ending.signal)
    writes.push(write)
    digests.set(entry.path, await write)
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const reads: Promise<unknown>[] = []
      parser.on('entry', (entry: ReadEntry) => {
        const read = first ? readNext(entry, first) : (first = readFirst(entry))
        read.catch(reject)
        reads.push(read)
      })
      parser.on('end', () => void Promise.all(reads).then(() => resolve(), reject))
      const fail = (error: Error) => reject(new Error(damagedText, { cause: error }))
      parser.on('error', fail)
      plain.on('error', fail)
      source.on('error', fail)
      plain.pipe(parser)
    })
  } finally {
    ending.abort()
    plain.destroy()
    source.destroy()
    await Promise.allSettled(writes)
  }
  if (!first) throw new Error(foreignText)
  const manifest = await first
  for (const { path: name, bytes, sha256 } of manifest.files) {
    const read = digests.get(name)
    if (read?.bytes !== bytes || read.sha256 !== sha256) throw new Error(damagedText)
  }
  return manifest
}

async function readEntry(entry: ReadEntry, to: string | null, signal: AbortSignal): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* read() {
    for await (const chunk of entry) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  if (to) await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  const nowhere = new Writable({ write: (_chunk, _encoding, read) => read() })
  const target = to ? createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }) : nowhere
  await pipeline(read, target, { signal })
  if (to) await sync(path.dirname(to))
  return { bytes, sha256: hash.digest('hex') }
}
