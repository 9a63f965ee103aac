import 'server-only'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { finishRestore, journalName, backedUpNames, stagingName } from '@/lib/data-dir.mjs'
import { isPostgres, sqliteFile } from '@/lib/database-url.mjs'
import { sync, writeDurably } from '@/lib/durable'
import { env } from '@/lib/env'
import { freeBytes } from '@/lib/free-bytes'
import { dataLock, takeLock } from '@/lib/lock.mjs'
import { copyPictures } from '@/lib/media/storage/copy'
import { folderStorage } from '@/lib/media/storage/folder'
import { bucketOf, hasBucket } from '@/lib/media/storage'
import { storageFolders } from '@/lib/media/storage/types'
import { severalContractors } from '@/lib/several-contractors.mjs'
import { formatSize } from '@/lib/text/file-size'
import { unpack } from './archive'
import { inspect } from './make'
import { databaseKind, databaseName, knownMigrations, type Manifest } from './manifest'
import { contractorsInDump, dumpPostgres, hasPolicies, loadDump } from './postgres'

type Options = {
  progress?: (line: string) => void
  /** Called once everything was checked, before anything changes; false cancels the restore. */
  confirm?: (backup: Manifest) => Promise<boolean>
  free?: typeof freeBytes
}

type Move = { from: string | null; to: string; aside: string }
type Journal = { database: 'waiting' | 'done'; dump: string; moves: Move[] }

type RestoreResult = {
  manifest: Manifest
  /** The paths of the data that was replaced; none if there was none. */
  aside: string[]
}

async function runExclusively<T>(run: () => Promise<T>): Promise<T> {
  const release = takeLock(dataLock(env().DATA_DIR), 'alone')
  if (!release)
    throw new Error(
      `the site, a backup or another restore is using ${env().DATA_DIR}: stop it, then try again`,
    )
  try {
    return await run()
  } finally {
    release()
  }
}

/** Finishes a restore that was interrupted after it had begun to change things. Returns true if there was one. */
export const finishInterruptedRestore = (options: Options = {}): Promise<boolean> =>
  runExclusively(() => finish(options))

/**
 * Replaces the data by a backup: everything is read, compared and opened first, then exchanged in one step, which finishes by
 * itself after an interruption. The replaced data is kept beside it.
 * @returns null if `confirm` refused
 * @throws Error with one line that says what to do; nothing has changed then
 */
export const restoreBackup = (file: string, options: Options = {}): Promise<RestoreResult | null> =>
  runExclusively(async () => {
    await finish(options)
    const { DATA_DIR } = env()
    const staging = path.join(DATA_DIR, stagingName)
    await rm(staging, { recursive: true, force: true }) // left by an interrupted one
    try {
      const manifest = await stage(file, staging, options)
      if (options.confirm && !(await options.confirm(manifest))) return null
      options.progress?.('Changing places')
      return { manifest, aside: await swap(staging, manifest, options) }
    } finally {
      if (!existsSync(path.join(DATA_DIR, journalName))) await rm(staging, { recursive: true, force: true })
    }
  })

/** Reads a backup into `staging`, opens its database and applies this version's migrations. */
async function stage(
  file: string,
  staging: string,
  { progress = () => {}, free = freeBytes }: Options,
): Promise<Manifest> {
  const { BACKUP_KEY, DATA_DIR, DATABASE_URL } = env()
  if (!(await stat(file).catch(() => null))?.isFile()) throw new Error(`there is no file ${file}`)
  const available = await free(DATA_DIR)
  progress(`Reading ${path.basename(file)} and comparing every file`)
  const manifest = await unpack(file, {
    key: BACKUP_KEY,
    to: staging,
    isWanted: () => true,
    check: (backup) => refuse(backup, databaseKind(DATABASE_URL), available),
  }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Error(`the disk is full: make room at ${DATA_DIR} and try again`, { cause: error })
    throw error
  })
  const copy = path.join(staging, databaseName(manifest.database))
  progress('Opening its database')
  const contents = await inspect(manifest.database, copy)
  if (
    JSON.stringify(contents) !== JSON.stringify({ migrations: manifest.migrations, counts: manifest.counts })
  )
    throw new Error('the backup does not hold what its list says')
  if (manifest.migrations.length < knownMigrations().length) {
    progress('Bringing its database up to this version')
    if (manifest.database === 'sqlite') await migrate(`file:${copy}`)
    else await refuseContractors(copy, 'this backup')
  }
  await sync(copy)
  return manifest
}

/** @throws Error for a backup that this site can't take */
function refuse(manifest: Manifest, database: Manifest['database'], available: number): void {
  const knownNames = knownMigrations()
  const newer = manifest.migrations.find((name) => !knownNames.includes(name))
  if (newer)
    throw new Error(
      `this backup was made by a newer version of the site (${manifest.version}, ${newer}): update the site first`,
    )
  if (manifest.counts.Tenant) throw new Error(severalContractors('this backup'))
  if (manifest.database !== database)
    throw new Error(
      `this backup is of a ${databaseLabels[manifest.database]} database, and DATABASE_URL names a ${databaseLabels[database]} one`,
    )
  const neededBytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (available < neededBytes)
    throw new Error(
      `the disk is too full: ${formatSize(available)} are free and ${formatSize(neededBytes)} are needed`,
    )
}
const databaseLabels = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** @throws Error for a dump that can't be brought up to this version once it has taken the place of the data */
async function refuseContractors(dump: string, subject: string): Promise<void> {
  const contractors = await contractorsInDump(dump)
  if (contractors.length > 0) throw new Error(severalContractors(subject, contractors))
}

/** Applies pending migrations by the site's own program, in a process of its own: it keeps the database open. */
async function migrate(url: string): Promise<void> {
  const program = path.resolve('prisma/migrate.mjs')
  try {
    await promisify(execFile)(process.execPath, [program, 'deploy'], {
      env: { ...process.env, DATABASE_URL: url },
    })
  } catch (error) {
    throw new Error(String((error as { stderr?: string }).stderr).trim(), { cause: error })
  }
}

/**
 * Exchanges the staged data and the current data. The journal decides: before it is written nothing has changed, afterwards
 * everything will, by whoever opens DATA_DIR next.
 */
async function swap(staging: string, { database }: Manifest, options: Options): Promise<string[]> {
  const { DATA_DIR, DATABASE_URL } = env()
  const aside = `before-restore-${new Date().toISOString().replaceAll(':', '-')}`
  const move = (name: string, from: string | null): Move => ({
    from,
    to: name,
    aside: path.join(aside, name),
  })
  const moves: Move[] = []
  if (database === 'sqlite') {
    const file = sqliteFile(DATABASE_URL)
    const isInside = path.dirname(file) === DATA_DIR
    // A database outside DATA_DIR may be on another disk: its replacement is brought beside it first.
    const from = isInside ? path.join(stagingName, 'database.sqlite') : `${file}.restoring`
    if (!isInside) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await copyFile(path.join(staging, 'database.sqlite'), from)
      await sync(from)
    }
    for (const suffix of ['-wal', '-shm', '']) {
      const name = isInside ? path.basename(file) + suffix : file + suffix
      moves.push({
        from: suffix ? null : from,
        to: name,
        aside: isInside ? path.join(aside, name) : `${file}.${aside}${suffix}`,
      })
    }
  }
  const stagedNames = await readdir(path.join(staging, 'files')).catch((): string[] => [])
  // Pictures are added to a bucket before anything changes; its other pictures stay.
  const isInBucket = (name: string) => hasBucket() && storageFolders.some((folder) => folder === name)
  if (hasBucket()) options.progress?.('Bringing pictures into the bucket')
  for (const folder of storageFolders) {
    const bucket = bucketOf(env(), folder)
    if (bucket) await copyPictures(folderStorage(path.join(staging, 'files', folder)), bucket)
  }
  for (const name of backedUpNames.filter((name) => !isInBucket(name)))
    moves.push(move(name, stagedNames.includes(name) ? path.join(stagingName, 'files', name) : null))
  const journal: Journal = {
    database: database === 'postgres' ? 'waiting' : 'done',
    dump: path.join(stagingName, 'database.dump'),
    moves,
  }
  if (database === 'postgres') {
    // The migration refuses several contractors; with one, a dump sees all rows only after it.
    if (await hasPolicies(DATABASE_URL)) await migrate(DATABASE_URL)
    options.progress?.('Keeping a dump of the database as it is')
    await mkdir(path.join(DATA_DIR, aside), { mode: 0o700 })
    await dumpPostgres(DATABASE_URL, path.join(DATA_DIR, aside, 'database.dump')).catch(
      async (error: unknown) => {
        await rm(path.join(DATA_DIR, aside), { recursive: true })
        throw error
      },
    )
  }
  await writeJournal(journal)
  await finish(options)
  const outsideFiles = moves.filter(({ to }) => path.isAbsolute(to)).map(({ aside: file }) => file)
  return [path.join(DATA_DIR, aside), ...outsideFiles].filter((file) => existsSync(file))
}

async function writeJournal(journal: Journal): Promise<void> {
  const { DATA_DIR } = env()
  const draft = path.join(DATA_DIR, `${journalName}.tmp`)
  await writeDurably(draft, JSON.stringify(journal), 'w')
  await rename(draft, path.join(DATA_DIR, journalName))
  await sync(DATA_DIR)
}

/** Carries out the journal. A dump that PostgreSQL refuses leaves its database as it was, so then the journal is deleted. */
async function finish({ progress = () => {} }: Options): Promise<boolean> {
  const { DATA_DIR, DATABASE_URL } = env()
  const file = path.join(DATA_DIR, journalName)
  if (!existsSync(file)) return false
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  if (journal.database === 'waiting') {
    if (!isPostgres(DATABASE_URL)) throw new Error('the interrupted restore is of a PostgreSQL database')
    // The version that began it may have taken several contractors, and can finish it: the journal stays.
    await refuseContractors(path.join(DATA_DIR, journal.dump), 'the backup of the interrupted restore')
    progress('Bringing the tables back')
    try {
      await loadDump(DATABASE_URL, path.join(DATA_DIR, journal.dump))
    } catch (error) {
      await rm(file)
      throw error
    }
    await writeJournal({ ...journal, database: 'done' })
  }
  finishRestore(DATA_DIR)
  if (isPostgres(DATABASE_URL)) await migrate(DATABASE_URL)
  return true
}
