// Prepares DATA_DIR for every program: readable by its owner only, and without a half-finished restore. Plain JavaScript, because
// prisma/migrate.mjs runs before anything is compiled.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { databaseUrl, isPostgres, sqliteFile } from './database-url.mjs'
import { dataLock, takeLock } from './lock.mjs'

/** The names in DATA_DIR that a backup holds beside the database. Everything else can be made again, or is a backup itself. */
export const backedUpNames = ['media', 'private', 'spool', 'session-secret']

/** Written once everything that a restore needs is on disk: from then on it is finished, not undone. */
export const journalName = 'restore.json'
/** The folder in which a restore gathers its files, inside DATA_DIR: only within one file system is a rename atomic. */
export const stagingName = '.restore'

export const dataDir = (/** @type {Record<string, string | undefined>} */ env) =>
  path.resolve(env.DATA_DIR || './data')

/** Makes a folder's entries survive a power cut. */
function syncFolder(/** @type {string} */ folder) {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Finishes a restore that was interrupted after its journal was written. Each step can be repeated, so that this may be
 * interrupted too. Call it while nobody else uses DATA_DIR.
 * @param {string} folder DATA_DIR
 * @returns {boolean} true if there was one
 * @throws Error if the PostgreSQL part isn't done yet: only `npm run restore` can do that
 */
export function finishRestore(folder) {
  const journalFile = path.join(folder, journalName)
  if (!existsSync(journalFile)) return false
  /** @type {{ database: 'waiting' | 'done', moves: { from: string | null, to: string, aside: string }[] }} */
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  if (journal.database === 'waiting')
    throw new Error('a restore was interrupted: run "npm run restore" without a file to finish it')
  const pathOf = (/** @type {string} */ name) => path.resolve(folder, name)
  for (const move of journal.moves) {
    const [to, aside] = [pathOf(move.to), pathOf(move.aside)]
    const from = move.from === null ? null : pathOf(move.from)
    // A file that isn't staged any more is in its place already.
    if (from !== null && !existsSync(from)) continue
    if (existsSync(to) && !existsSync(aside)) {
      mkdirSync(path.dirname(aside), { recursive: true, mode: 0o700 })
      renameSync(to, aside)
      syncFolder(path.dirname(aside))
    }
    if (from !== null) renameSync(from, to)
    if (existsSync(path.dirname(to))) syncFolder(path.dirname(to))
  }
  rmSync(journalFile)
  syncFolder(folder)
  rmSync(path.join(folder, stagingName), { recursive: true, force: true })
  return true
}

/** Removes the rights of the group and others from a file, or a folder and all below it. Returns how many had any. */
function tighten(/** @type {string} */ file) {
  const entry = lstatSync(file, { throwIfNoEntry: false })
  if (!entry || entry.isSymbolicLink()) return 0
  let loose = 0
  if (entry.mode & 0o077) {
    chmodSync(file, entry.mode & 0o700)
    loose = 1
  }
  if (entry.isDirectory()) for (const name of readdirSync(file)) loose += tighten(path.join(file, name))
  return loose
}

/**
 * Closes DATA_DIR to other accounts: files that this process makes from now on, and those that exist. Other files in the
 * folder are left alone.
 * @param {Record<string, string | undefined>} env
 * @returns {{ tightened: number, refused: string[] }} how many files and folders were open to others, and which belong to
 *   another account and could not be closed
 */
export function closeToOthers(env) {
  process.umask(0o077)
  const folder = dataDir(env)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const url = databaseUrl(env)
  const databases = isPostgres(url) ? [] : ['', '-wal', '-shm'].map((suffix) => sqliteFile(url) + suffix)
  const ownFiles = [...backedUpNames, 'lock', 'cache', 'backups', 'site-file', stagingName, journalName].map(
    (name) => path.join(folder, name),
  )
  const replacedFolders = readdirSync(folder).filter((name) => name.startsWith('before-restore-'))
  let tightened = 0
  /** @type {string[]} */
  const refused = []
  const attempt = (/** @type {string} */ file, /** @type {() => number} */ work) => {
    try {
      tightened += work()
    } catch {
      refused.push(file)
    }
  }
  attempt(folder, () => {
    const real = realpathSync(folder)
    const { mode } = lstatSync(real)
    if (!(mode & 0o077)) return 0
    chmodSync(real, mode & 0o700)
    return 1
  })
  for (const file of [...databases, ...ownFiles, ...replacedFolders.map((name) => path.join(folder, name))])
    attempt(file, () => tighten(file))
  return { tightened, refused }
}

/**
 * Prepares DATA_DIR before a program opens it: finishes an interrupted restore, and closes the folder to others.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} what was done, a line each; usually none
 * @throws Error while a restore is running, and if an interrupted one can't be finished here
 */
export function prepareDataDir(env) {
  const { tightened, refused } = closeToOthers(env)
  const lines = []
  if (tightened > 0)
    lines.push(
      `${tightened} files and folders of DATA_DIR were readable by other accounts and are closed now`,
    )
  if (refused.length > 0)
    lines.push(`could not be closed to other accounts, because they belong to one: ${refused.join(', ')}`)
  const folder = dataDir(env)
  if (existsSync(path.join(folder, journalName))) {
    const release = takeLock(dataLock(folder), 'alone')
    if (!release) throw new Error('a restore is running: wait until it is done')
    try {
      if (finishRestore(folder)) lines.push('an interrupted restore was finished')
    } finally {
      release()
    }
  }
  return lines
}
