import 'server-only'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { siteVersion } from '@/lib/backup/manifest'
import { picturesIn } from '@/lib/data/media-mentions'
import { readSite } from '@/lib/records/site-rows'
import { type SiteTable, tablesOf } from '@/lib/records/site-tables'
import { getProfile } from '@/lib/data/settings'
import { neededFiles, versionFiles } from '@/lib/media/path'
import { pictureStorage } from '@/lib/media/storage'
import { siteFileFormat, type SiteManifest, type SiteRow } from '@/lib/schemas/site-file'
import { manifestName } from './read-file'
import { tableEntry } from './refusals'
import { type Progress, type SiteCounts } from './types'

/** The tables whose pictures have to be in the file. */
export const mentioning: SiteTable[] = ['settings', 'pages', 'posts', 'projects', 'landings']

/** Returns the hashes of the uploaded pictures that a row's JSON mentions. */
export const hashesIn = (json: string): string[] =>
  [...picturesIn(json)].filter((picture) => !picture.startsWith('/'))

/** Returns where a picture's version is in a file. */
export const pictureEntry = (hash: string, version: string) => `media/${hash}/${version}`

async function listVersions(): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>()
  for await (const { hash, name } of pictureStorage().list())
    versions.set(hash, [...(versions.get(hash) ?? []), name])
  return versions
}

async function* bytesOf(hash: string, version: string): AsyncGenerator<Buffer> {
  const data = await pictureStorage().read(hash, version)
  if (!data) throw new Error(`the picture ${pictureEntry(hash, version)} was deleted meanwhile`)
  yield data
}

/**
 * Writes the whole site, as it is at one moment, into a ZIP on disk. Passwords, second factors, sessions, accounts and
 * the audit log are never in it; leads are only with `withLeads`.
 */
export async function writeSiteFile(
  to: string,
  { withLeads, progress, now = new Date() }: { withLeads: boolean; progress: Progress; now?: Date },
): Promise<SiteManifest> {
  const zip = new ZipFile()
  const writing = pipeline(zip.outputStream, createWriteStream(to, { mode: 0o600, flush: true }))
  const failure = new Promise<never>((_, reject) => {
    zip.on('error', reject)
    writing.catch(reject)
  })
  failure.catch(() => {})
  const files: SiteManifest['files'] = []

  /** Adds an entry and waits until it is written: one is open at a time. */
  async function add(
    name: string,
    source: AsyncIterable<Buffer>,
    options: { compress: boolean; size?: number },
  ) {
    const hash = createHash('sha256')
    let bytes = 0
    async function* counted() {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    const stream = Readable.from(counted(), { objectMode: false })
    const done = new Promise<void>((resolve, reject) => {
      stream.once('end', resolve)
      stream.once('error', reject)
    })
    zip.addReadStream(stream, name, { mtime: now, mode: 0o600, ...options })
    await Promise.race([done, failure])
    files.push({ path: name, bytes, sha256: hash.digest('hex') })
  }

  try {
    const counts = {} as SiteCounts
    const lostPictures = new Set<string>()
    const mentioned = new Set<string>()
    const pictures: { hash: string; versions: string[] }[] = []
    await readSite(async (rows) => {
      let done = 0
      let versionsByHash: Map<string, string[]> | undefined
      /** Returns the versions of each picture, read while the rows are locked: files come before their row. */
      const listVersionsOnce = async () => (versionsByHash ??= await listVersions())
      async function* lines(table: SiteTable) {
        counts[table] = 0
        yield Buffer.from('[')
        for await (const batch of rows(table)) {
          const complete: SiteRow[] = []
          for (const row of batch) {
            if (mentioning.includes(table))
              for (const hash of hashesIn(JSON.stringify(row))) mentioned.add(hash)
            if (table !== 'pictures') complete.push(row)
            else {
              const hash = String(row.hash)
              const storedVersions = (await listVersionsOnce()).get(hash) ?? []
              const versions = versionFiles(Number(row.width)).filter((version) =>
                storedVersions.includes(version),
              )
              const isWhole = neededFiles(Number(row.width)).every((version) => versions.includes(version))
              if (isWhole) pictures.push({ hash, versions })
              if (isWhole) complete.push(row)
            }
          }
          const writtenCount: number = counts[table] ?? 0
          const text = complete.map(
            (row, index) => `${writtenCount + index > 0 ? ',' : ''}\n${JSON.stringify(row)}`,
          )
          counts[table] = writtenCount + complete.length
          if (complete.length > 0) yield Buffer.from(text.join(''))
          progress({ step: 'rows', done: (done += batch.length), of: 0 })
        }
        yield Buffer.from('\n]\n')
      }
      for (const table of tablesOf(withLeads)) await add(tableEntry(table), lines(table), { compress: true })
    })
    const hashes = new Set(pictures.map(({ hash }) => hash))
    for (const hash of mentioned) if (!hashes.has(hash)) lostPictures.add(hash)
    for (const [index, { hash, versions }] of pictures.entries()) {
      progress({ step: 'pictures', done: index, of: pictures.length })
      for (const version of versions) {
        // Pictures are packed already.
        await add(pictureEntry(hash, version), bytesOf(hash, version), { compress: false })
      }
    }
    const manifest: SiteManifest = {
      kind: 'showroom-site',
      format: siteFileFormat,
      version: siteVersion(),
      madeAt: now.toISOString(),
      name: (await getProfile()).shortName,
      withLeads,
      counts,
      missing: [...lostPictures],
      files,
    }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), manifestName, { mtime: now, mode: 0o600 })
    zip.end()
    await Promise.race([writing, failure])
    return manifest
  } catch (error) {
    ;(zip.outputStream as Readable).destroy()
    await writing.catch(() => {})
    throw error
  }
}
