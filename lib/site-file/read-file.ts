import 'server-only'
import { createHash } from 'node:crypto'
import { type Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { siteTable, type SiteTable, tablesOf } from '@/lib/records/site-tables'
import { AppError } from '@/lib/errors'
import { anyManifest, siteFileFormat, type SiteManifest, type SiteRow } from '@/lib/schemas/site-file'
import { mostListed, readManifest } from './read-manifest'
import { rowsIn } from './read-rows'
import { damaged, notOurs, refuse, tableEntry } from './refusals'
import { largestSiteFile } from './types'

// A file of a site may come from anywhere: nothing in it is believed before it was compared with its own list, and
// nothing of it is in memory but the list and a few rows.

export const manifestName = 'manifest.json'

const entryName = /^(?:manifest\.json|data\/[a-z-]{1,40}\.json|media\/[0-9a-f]{32}\/\d{1,5}\.(?:avif|webp))$/
const mostEntries = mostListed + 100
/** The largest manifest, in bytes: it is never in memory as a whole. */
const longestManifest = 48 * 1024 ** 2
/** The maximum number of rows in a file: their IDs are in memory while they are checked. */
const mostRows = 1_000_000
/** The largest version of a picture, in bytes; the site's own are below 1 MB. */
const largestPicture = 20 * 1024 ** 2
/** The maximum size of an unpacked file in bytes, and its maximum compression: deflate itself ends at about 1,000. */
const largestUnpacked = 2 * largestSiteFile
/** The largest tables, unpacked, in bytes. The parts of pages are read as a whole in places, other tables never. */
const largestTable = 1024 ** 3
const largestOfPages = 256 * 1024 ** 2
const mostOf = (entry: string) =>
  /^data\/(?:leads|lead-events|lead-messages|visits|.*-revisions)\.json$/.test(entry)
    ? largestTable
    : largestOfPages
const mostPacked = 1_100

export type SiteFile = {
  manifest: SiteManifest
  /** The entries of pictures, as `media/<hash>/<width>.<format>`. */
  pictures: string[]
  /** Reads an entry. @throws at its end, where the bytes aren't what the manifest says */
  bytes: (name: string) => AsyncGenerator<Buffer>
  /** Returns true if the file has a table: those that are newer than the file aren't in it. */
  has: (table: SiteTable) => boolean
  /** Reads the rows of a table, some at a time, each validated. */
  rows: (table: SiteTable) => AsyncGenerator<SiteRow[]>
  close: () => void
}

/**
 * Opens a file and reads its manifest; entries are compared with it as they are read.
 * @throws AppError invalid, with what is wrong and what to do
 */
export async function openSiteFile(file: string): Promise<SiteFile> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    () => {
      throw refuse(notOurs)
    },
  )
  try {
    const entries = await listEntries(zip)
    const manifest = await manifestOf(zip, entries)
    const listing = new Map(manifest.files.map((file) => [file.path, file]))
    for (const [name, { uncompressedSize }] of entries)
      if (name !== manifestName && listing.get(name)?.bytes !== uncompressedSize)
        throw damaged(`${name} isn’t what its list says`)
    const isThere = (table: SiteTable) => !siteTable(table).isLater || manifest.counts[table] !== undefined
    for (const name of [...listing.keys(), ...tablesOf(manifest.withLeads).filter(isThere).map(tableEntry)])
      if (!entries.has(name) || !listing.has(name)) throw damaged(`${name} is missing`)

    async function* bytes(name: string): AsyncGenerator<Buffer> {
      const [entry, about] = [entries.get(name), listing.get(name)]
      if (!entry || !about) throw damaged(`${name} is missing`)
      const hash = createHash('sha256')
      let read = 0
      for await (const chunk of unpackEntry(zip, entry)) {
        hash.update(chunk)
        read += chunk.length
        yield chunk
      }
      if (read !== about.bytes || hash.digest('hex') !== about.sha256)
        throw damaged(`${name} isn’t what its list says`)
    }
    return {
      manifest,
      pictures: [...entries.keys()].filter((name) => name.startsWith('media/')),
      bytes,
      has: isThere,
      rows: (table) => rowsIn(table, bytes(tableEntry(table)), manifest.counts[table]),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Returns the entries by name, none of them read yet. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries)
    throw refuse(`The file has more than ${mostEntries.toLocaleString('en-US')} entries.`)
  const entries = new Map<string, Entry>()
  let [packedSize, unpackedSize] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      if (!entryName.test(fileName))
        throw refuse(`The file holds what no export has: ${printable(fileName)}. ${notOurs}`)
      if (entries.has(fileName)) throw refuse(`The file holds ${fileName} twice.`)
      if (!entry.canDecodeFileData())
        throw refuse(`${fileName} is packed in a way or with a password that isn’t read here.`)
      if (
        uncompressedSize > mostPacked * compressedSize + 1_000 ||
        uncompressedSize > (fileName.startsWith('media/') ? largestPicture : mostOf(fileName))
      )
        throw refuse(`${fileName} would unpack to far more than it should. Nothing of the file was used.`)
      entries.set(fileName, entry)
      packedSize += compressedSize
      unpackedSize += uncompressedSize
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged('its list of entries can’t be read')
  }
  // Entries that share their bytes would count more than once.
  if (packedSize > zip.fileSize || unpackedSize > largestUnpacked)
    throw refuse('The file would unpack to far more than it should. Nothing of it was used.')
  return entries
}

const printable = (name: string) => name.replace(/[^\x20-\x7e]/g, '?').slice(0, 80)

async function* unpackEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw error instanceof AppError ? error : damaged(`${entry.fileName} can’t be unpacked`)
  } finally {
    stream?.destroy()
  }
}

async function manifestOf(zip: ZipFile, entries: Map<string, Entry>): Promise<SiteManifest> {
  const entry = entries.get(manifestName)
  if (!entry || entry.uncompressedSize > longestManifest) throw refuse(notOurs)
  const read = await readManifest(unpackEntry(zip, entry))
  const head = anyManifest.safeParse(read?.head)
  if (!head.success) throw refuse(notOurs)
  if (head.data.format > siteFileFormat)
    throw refuse(
      `The file was made by a newer version of the site (${head.data.version}). Update this site first, then import it.`,
    )
  if (!read?.manifest) throw damaged('its list can’t be read')
  const rows = Object.values(read.manifest.counts).reduce((sum, count) => sum + count, 0)
  if (rows > mostRows)
    throw refuse(`The file has more than ${mostRows.toLocaleString('en-US')} rows. Nothing of it was used.`)
  return read.manifest
}
