import 'server-only'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getMediaByHash, listMedia } from '@/lib/data/media'
import { noteEarlierMentions } from '@/lib/data/media-mentions'
import { seedBuiltInPages } from '@/lib/data/pages'
import { isReplaced, replaceSite } from '@/lib/records/site-replace'
import { siteMark } from '@/lib/records/site-rows'
import { sync, writeDurably } from '@/lib/durable'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { pictureStorage } from '@/lib/media/storage'
import { type NewFile } from '@/lib/media/storage/types'
import { removePicture } from '@/lib/media/store'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { acceptedRows } from './accept-rows'
import { openSiteFile, type SiteFile } from './read-file'
import { type KnownLeads, siteFileFolder } from './state'
import { type Progress } from './types'

// An import adds its pictures to those that are here, then changes the database in one transaction, and only then deletes
// pictures that nothing shows any more. If the process is killed, the next one reads in the journal what to clean up.

const unknownEnd =
  'The database went away during the import. Once it is back, start the site again: this screen then says whether the import was done.'

type Journal = {
  id: string
  /** Hashes of the pictures that came in, and of those that were here before. */
  came: string[]
  before: string[]
}
type Options = {
  id: string
  registry: BlockRegistry
  /** The leads that were here when the file was checked: those that came later stay. */
  leads: KnownLeads
  /** Makes a backup and returns its name. */
  backup: () => Promise<string>
  show: () => Promise<void>
  progress: Progress
}

const journalFile = () => path.join(siteFileFolder(), 'import.json')
/** Returns where an import's pictures wait. */
const staging = (id: string) => path.join(siteFileFolder(), `.import-${id}`)

/**
 * Replaces the site with a checked file, after a backup. It happens whole or not at all.
 * @returns the backup's name
 * @throws Error, then everything is as it was
 */
export async function importSiteFile(file: string, options: Options): Promise<string> {
  const { id, leads, progress } = options
  const open = await openSiteFile(file)
  try {
    const { withLeads, counts } = open.manifest
    const mark = await siteMark(withLeads ? leads.at : null)
    progress({ step: 'backup', done: 0, of: 0 })
    const backup = await options.backup()
    const before = (await listMedia()).map(({ hash }) => hash)
    const journal: Journal = { id, before, came: await newPictures(open) }
    try {
      await writeJournal(journal)
      await bringPictures(open, journal, progress)
      const of = Object.values(counts).reduce((sum, count) => sum + count, 0)
      progress({ step: 'database', done: 0, of })
      await replaceSite({
        ...{ id, withLeads, mark, leads },
        has: open.has,
        rows: acceptedRows(open.rows, options.registry),
        progress: (done) => progress({ step: 'database', done, of }),
      })
    } catch (error) {
      // A connection may break when all is done.
      const isDone = await isReplaced(id).catch(() => null)
      if (isDone === null) throw new AppError('unavailable', { detail: unknownEnd })
      if (!isDone) {
        await takeBack(journal)
        throw error
      }
    }
    progress({ step: 'showing', done: 0, of: 0 })
    // The rest is done at the next start, or before the next import.
    await finish(journal, options.show).catch((error: unknown) =>
      log.error({ err: error }, 'an import is stored, and could not be finished yet'),
    )
    return backup
  } finally {
    open.close()
  }
}

/**
 * Settles an import during which a process was killed: one that the database has is finished, any other undone. To be
 * called while nobody imports.
 * @returns whether there was one, and how it ended
 */
export async function settleImport(show: () => Promise<void>): Promise<'none' | 'done' | 'taken back'> {
  const text = await readFile(journalFile(), 'utf8').catch(() => null)
  if (text === null) return 'none'
  const journal = JSON.parse(text) as Journal
  const isDone = await isReplaced(journal.id)
  await (isDone ? finish(journal, show) : takeBack(journal))
  return isDone ? 'done' : 'taken back'
}

async function writeJournal(journal: Journal): Promise<void> {
  await mkdir(siteFileFolder(), { recursive: true, mode: 0o700 })
  const draft = `${journalFile()}.tmp`
  await writeDurably(draft, JSON.stringify(journal), 'w')
  await rename(draft, journalFile())
  await sync(siteFileFolder())
}

const hashOf = (entry: string) => entry.split('/')[1] ?? ''
const hashesOf = (open: SiteFile) => [...new Set(open.pictures.map(hashOf))]

/** Lists the pictures of a file that this site lacks. */
async function newPictures(open: SiteFile): Promise<string[]> {
  const storedHashes = new Set<string>()
  for await (const { hash } of pictureStorage().list()) storedHashes.add(hash)
  return hashesOf(open).filter((hash) => !storedHashes.has(hash))
}

/** Unpacks the pictures whose bytes differ here, and stores new ones: nothing shows them yet. */
async function bringPictures(open: SiteFile, { id, came }: Journal, progress: Progress): Promise<void> {
  await mkdir(staging(id), { recursive: true, mode: 0o700 })
  const sums = new Map(open.manifest.files.map((listedFile) => [listedFile.path, listedFile.sha256]))
  const of = open.pictures.length
  const isNew = new Set(came)
  for (const [index, entry] of open.pictures.entries()) {
    progress({ step: 'pictures', done: index, of })
    const [, hash = '', version = ''] = entry.split('/')
    if (!isNew.has(hash) && (await sumOf(hash, version)) === sums.get(entry)) continue
    await mkdir(path.join(staging(id), hash), { recursive: true, mode: 0o700 })
    await pipeline(
      open.bytes(entry),
      createWriteStream(path.join(staging(id), hash, version), { flush: true }),
    )
  }
  for (const hash of came) {
    await pictureStorage().store(hash, await waiting(id, hash))
    await rm(path.join(staging(id), hash), { recursive: true })
  }
}

/** Reads a picture's files that wait. */
async function waiting(id: string, hash: string): Promise<NewFile[]> {
  const names = await readdir(path.join(staging(id), hash))
  return Promise.all(
    names.map(async (name) => ({ name, data: await readFile(path.join(staging(id), hash, name)) })),
  )
}

async function sumOf(hash: string, version: string): Promise<string | null> {
  const bytes = await pictureStorage().read(hash, version)
  return bytes && createHash('sha256').update(bytes).digest('hex')
}

/** Finishes an import that the database has; each step may be repeated. */
async function finish({ id, before }: Journal, show: () => Promise<void>): Promise<void> {
  // The same picture, encoded in other bytes there.
  for (const hash of await readdir(staging(id)).catch((): string[] => []))
    for (const file of await waiting(id, hash)) await pictureStorage().put(hash, file)
  await rm(staging(id), { recursive: true, force: true })
  for (const hash of before) if (!(await getMediaByHash(hash))) await removePicture(hash)
  await noteEarlierMentions()
  // A file from before they were stored has none.
  await seedBuiltInPages()
  await show()
  await forget(id)
}

/** Undoes an import that the database hasn't: pictures go that only the file brought. */
async function takeBack({ id, came }: Journal): Promise<void> {
  for (const hash of came) if (!(await getMediaByHash(hash))) await removePicture(hash)
  await forget(id)
}

async function forget(id: string): Promise<void> {
  await rm(staging(id), { recursive: true, force: true })
  for (const file of [journalFile(), `${journalFile()}.tmp`]) await rm(file, { force: true })
}
