import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The address of the database: DATABASE_URL, else a SQLite file in DATA_DIR (default ./data). A relative `file:`
 * address counts from the working directory.
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function databaseUrl(env) {
  return env.DATABASE_URL || `file:${path.join(env.DATA_DIR || './data', 'site.db')}`
}

/** Whether an address is PostgreSQL's; everything else is a SQLite file. */
export const isPostgres = (/** @type {string} */ url) => /^postgres(ql)?:/.test(url)

/** The path of a SQLite database's file, absolute. */
export const sqliteFile = (/** @type {string} */ url) => path.resolve(url.replace(/^file:/, ''))

/** Scripts outside Next read `.env` as Next does: what the environment already says wins. */
export function loadDotEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
