import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns DATABASE_URL, else a SQLite file in DATA_DIR (default ./data). A relative `file:` address is relative to the
 * working directory.
 * @param {Record<string, string | undefined>} env
 */
export function databaseUrl(env) {
  return env.DATABASE_URL || `file:${path.join(env.DATA_DIR || './data', 'site.db')}`
}

/** Returns true for PostgreSQL; everything else is a SQLite file. */
export const isPostgres = (/** @type {string} */ url) => /^postgres(ql)?:/.test(url)

/** Returns the absolute path of a SQLite database's file. */
export const sqliteFile = (/** @type {string} */ url) => path.resolve(url.replace(/^file:/, ''))

/** Reads `.env` as Next does: existing variables win. */
export function loadDotEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
