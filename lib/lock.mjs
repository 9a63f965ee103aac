import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'

// A lock that ends with its process, however that ends: SQLite's own file locks, which the system releases. A file with a
// process's number would have to be judged after a crash, and in a container that number means nothing.

/** Returns DATA_DIR/lock: servers and backups share it, a restore holds it alone. */
export const dataLock = (/** @type {string} */ dataDir) => path.join(dataDir, 'lock')

/**
 * Takes a lock without waiting.
 * @param {string} file
 * @param {'shared' | 'alone'} way
 * @returns {(() => void) | null} a function that releases it, or null while somebody else excludes it
 */
export function takeLock(file, way) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec(way === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN')
    lock.prepare('SELECT count(*) FROM sqlite_master').get()
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (error?.code === 'SQLITE_BUSY') return null
    throw error
  }
}
