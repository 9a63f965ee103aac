import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type SiteManifest } from '@/lib/schemas/site-file'
import { openSiteFile } from '@/lib/site-file/read-file'

// A site's file taken apart, changed and packed again.

export type Parts = { manifest: SiteManifest; files: Map<string, Buffer> }

async function parts(file: string): Promise<Parts> {
  const open = await openSiteFile(file)
  const files = new Map<string, Buffer>()
  for (const { path: name } of open.manifest.files) {
    const chunks: Buffer[] = []
    for await (const chunk of open.bytes(name)) chunks.push(chunk)
    files.set(name, Buffer.concat(chunks))
  }
  open.close()
  return { manifest: open.manifest, files }
}

type Packing = {
  /** Has the manifest tell the truth about its files. */
  listed?: boolean
  /** An entry to be there twice. */
  twice?: string
  /** The manifest's text instead of its JSON. */
  manifestText?: (json: string) => string
}

async function pack(
  to: string,
  { manifest, files }: Parts,
  { listed = true, twice = '', manifestText = (json) => json }: Packing,
): Promise<string> {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  const names = [...files].map(([name, bytes]) => ({
    path: name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  if (twice) zip.addBuffer(Buffer.from('again'), twice)
  const json = JSON.stringify(listed ? { ...manifest, files: names } : manifest)
  zip.addBuffer(Buffer.from(manifestText(json)), 'manifest.json')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(to))
  return to
}

/** A good file after a change of its parts, beside it. */
export async function alteredFile(
  good: string,
  alter: (parts: Parts) => unknown,
  packing: Packing = {},
): Promise<string> {
  const all = await parts(good)
  await alter(all)
  return pack(path.join(path.dirname(good), 'altered.zip'), all, packing)
}

/** Changes the rows of a table, and how many the manifest counts where `count` asks for it. */
export const rows =
  (table: string, change: (rows: Record<string, unknown>[]) => unknown, { count = false } = {}) =>
  ({ manifest, files }: Parts) => {
    const list = JSON.parse(String(files.get(`data/${table}.json`))) as Record<string, unknown>[]
    change(list)
    if (count) manifest.counts[table] = list.length
    const lines = list.map((row) => JSON.stringify(row))
    files.set(`data/${table}.json`, Buffer.from(`[\n${lines.join(',\n')}\n]\n`))
  }
