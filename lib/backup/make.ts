import 'server-only'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backedUpNames } from '@/lib/data-dir.mjs'
import { isPostgres, sqliteFile } from '@/lib/database-url.mjs'
import { linkOrCopy, sync } from '@/lib/durable'
import { env } from '@/lib/env'
import { freeBytes } from '@/lib/free-bytes'
import { dataLock, takeLock } from '@/lib/lock.mjs'
import { storedFiles } from '@/lib/media/storage'
import { storageFolders } from '@/lib/media/storage/types'
import { pack, unpack } from './archive'
import { formatSize } from '@/lib/text/file-size'
import { bytesIn, digest, filesIn } from './files'
import {
  type BackupKind,
  backupName,
  databaseKind,
  databaseName,
  type Manifest,
  manifestName,
  siteVersion,
} from './manifest'
import { dumpPostgres, inspectDump, postgresBytes } from './postgres'
import { outdatedBackups } from './retention'
import { type Contents, copyDatabase, inspectSqlite } from './sqlite'
import { readBackupState, writeBackupState } from './state'

/** The space that a backup leaves to the site, in bytes: leads must fit whatever happens. */
const reservedBytes = 200_000_000

type Options = {
  kind?: BackupKind
  progress?: (line: string) => void
  now?: () => Date
  free?: typeof freeBytes
}

type MadeBackup = { file: string; bytes: number; counts: Record<string, number>; files: number }

/**
 * Backs up the database, the pictures, the spool and the secret into BACKUP_DIR while the site runs. The file gets its name
 * once it has been read back, compared and its database opened; the result is stored beside it.
 * @throws Error with one line that says what to do; earlier backups are left alone
 */
export async function makeBackup(options: Options = {}): Promise<MadeBackup> {
  const { BACKUP_DIR, DATA_DIR } = env()
  const startedAt = (options.now ?? (() => new Date()))()
  await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw toPlainError(error, BACKUP_DIR)
  })
  const release = takeLock(path.join(BACKUP_DIR, 'lock'), 'alone')
  if (!release) throw new Error('another backup is being made right now: wait until it is done')
  const previous = await readBackupState(BACKUP_DIR)
  const state = { triedAt: startedAt.toISOString(), good: previous?.good ?? null }
  const staging = path.join(BACKUP_DIR, '.making')
  try {
    const releaseShared = takeLock(dataLock(DATA_DIR), 'shared')
    if (!releaseShared) throw new Error('a restore is running: make the backup when it is done')
    try {
      await rm(staging, { recursive: true, force: true }) // left by an interrupted one
      const backup = await makeIn(staging, startedAt, options)
      const seconds = (Date.now() - startedAt.getTime()) / 1000
      const good = {
        at: startedAt.toISOString(),
        file: path.basename(backup.file),
        bytes: backup.bytes,
        seconds,
      }
      await writeBackupState(BACKUP_DIR, { ...state, good, error: null })
      if (options.kind && options.kind !== 'by-hand') await prune(BACKUP_DIR, options.progress)
      return backup
    } finally {
      await rm(staging, { recursive: true, force: true })
      releaseShared()
    }
  } catch (error) {
    const plainError = toPlainError(error, BACKUP_DIR)
    await writeBackupState(BACKUP_DIR, { ...state, error: plainError.message }).catch(() => {})
    throw plainError
  } finally {
    release()
  }
}

async function makeIn(
  staging: string,
  at: Date,
  { kind = 'by-hand', progress = () => {}, free = freeBytes }: Options,
): Promise<MadeBackup> {
  const { BACKUP_DIR, BACKUP_KEY, DATA_DIR, DATABASE_URL } = env()
  const database = databaseKind(DATABASE_URL)
  const databaseBytes = isPostgres(DATABASE_URL)
    ? await postgresBytes(DATABASE_URL)
    : await bytesIn('/', [sqliteFile(DATABASE_URL), `${sqliteFile(DATABASE_URL)}-wal`])
  // The copy of the database, the archive, and the database once more when it is opened.
  const otherBytes = await bytesIn(DATA_DIR, otherNames)
  const neededBytes = 2 * databaseBytes + otherBytes + (await pictureBytes()) + reservedBytes
  const available = await free(BACKUP_DIR)
  if (available < neededBytes)
    throw new Error(
      `the disk is too full: ${formatSize(available)} are free at ${BACKUP_DIR} and ${formatSize(neededBytes)} are needed. ` +
        'Delete old backups there or keep them on another disk',
    )

  const copy = path.join(staging, databaseName(database))
  await mkdir(staging, { mode: 0o700 })
  // Gathered before and after the database is copied: a lead that moves from the spool into it is in one of them, and so is every
  // picture that it names.
  progress('Gathering pictures and waiting leads')
  await gather(DATA_DIR, staging)
  progress(`Copying the database (${formatSize(databaseBytes)})`)
  if (isPostgres(DATABASE_URL)) await dumpPostgres(DATABASE_URL, copy)
  else copyDatabase(sqliteFile(DATABASE_URL), copy)
  await gather(DATA_DIR, staging)

  const contents = await inspect(database, copy)
  const names = [path.basename(copy), ...(await filesIn(staging, 'files'))]
  const files: Manifest['files'] = []
  for (const name of names) files.push({ path: name, ...(await digest(path.join(staging, name))) })
  const manifest: Manifest = {
    format: 1,
    version: siteVersion(),
    createdAt: at.toISOString(),
    database,
    ...contents,
    files,
  }
  await writeFile(path.join(staging, manifestName), JSON.stringify(manifest, null, 2))

  progress(`Packing ${files.length} files${BACKUP_KEY ? ', encrypted' : ''}`)
  const archive = path.join(staging, 'archive')
  await pack(staging, [manifestName, ...names], archive, BACKUP_KEY)
  await rm(copy)

  progress('Opening it to check it')
  const target = path.join(staging, 'opened')
  await unpack(archive, { key: BACKUP_KEY, to: target, isWanted: (name) => name === path.basename(copy) })
  const openedContents = await inspect(database, path.join(target, path.basename(copy)))
  if (JSON.stringify(openedContents) !== JSON.stringify(contents))
    throw new Error('the backup does not hold what was put into it: check the disk')

  const file = path.join(BACKUP_DIR, backupName(at, { kind, encrypted: !!BACKUP_KEY }))
  await rename(archive, file)
  await sync(BACKUP_DIR)
  return { file, bytes: (await stat(file)).size, counts: contents.counts, files: files.length }
}

/** Opens a copied database, checks that it is whole, and returns its contents. */
export const inspect = (database: Manifest['database'], file: string): Contents | Promise<Contents> =>
  database === 'postgres' ? inspectDump(file) : inspectSqlite(file)

const otherNames = backedUpNames.filter((name) => !storageFolders.some((folder) => folder === name))

async function pictureBytes(): Promise<number> {
  let sum = 0
  for (const folder of storageFolders) for await (const { bytes } of storedFiles(folder).list()) sum += bytes
  return sum
}

/** Links all files that belong in a backup into `staging`, without unfinished ones. */
async function gather(dataDir: string, staging: string): Promise<void> {
  for (const folder of storageFolders) await storedFiles(folder).copyInto(path.join(staging, 'files', folder))
  for (const name of otherNames)
    for (const file of await filesIn(dataDir, name)) {
      if (file.endsWith('.tmp') || file.split('/').some((part) => part.startsWith('.'))) continue
      await linkOrCopy(path.join(dataDir, file), path.join(staging, 'files', file)).catch(
        (error: unknown) => {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // a lead that was just brought in
        },
      )
    }
}

async function prune(folder: string, progress: Options['progress']): Promise<void> {
  const outdatedNames = outdatedBackups(await readdir(folder))
  for (const name of outdatedNames) await rm(path.join(folder, name), { force: true })
  if (outdatedNames.length > 0) progress?.(`Removed ${outdatedNames.length} older backups`)
}

const fullDisk = ['ENOSPC', 'EFBIG', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE']

/** Explains failures of the system by what to do about them; other errors explain themselves. */
function toPlainError(error: unknown, folder: string): Error {
  const { code } = error as NodeJS.ErrnoException
  if (code && fullDisk.includes(code))
    return new Error(`the disk is full: delete old backups in ${folder} or keep them on another disk`, {
      cause: error,
    })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Error(`${folder} can't be written by the site's account`, {
      cause: error,
    })
  if (code === 'SQLITE_CANTOPEN') return new Error('there is no database to back up yet', { cause: error })
  return error instanceof Error ? error : new Error('it failed for an unknown reason')
}
