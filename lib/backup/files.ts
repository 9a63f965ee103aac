import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file's length, and its SHA-256 as hexadecimal. */
export type Digest = { bytes: number; sha256: string }

export async function digest(file: string): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Lists the files below a folder (or the file itself), as sorted paths from `root`; none if it is missing. */
export async function filesIn(root: string, name: string): Promise<string[]> {
  const entry = await stat(path.join(root, name)).catch(() => null)
  if (!entry) return []
  if (entry.isFile()) return [name]
  const children = await readdir(path.join(root, name), { withFileTypes: true }).catch(() => [])
  const files = children
    .filter((child) => child.isDirectory() || child.isFile())
    .map((child) => filesIn(root, path.posix.join(name, child.name)))
  return (await Promise.all(files)).flat().sort()
}

export async function bytesIn(root: string, names: readonly string[]): Promise<number> {
  let bytes = 0
  for (const name of names)
    for (const file of await filesIn(root, name))
      bytes += (await stat(path.join(root, file)).catch(() => null))?.size ?? 0
  return bytes
}
