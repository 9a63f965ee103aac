import 'server-only'
import { existsSync } from 'node:fs'
import { env } from '@/lib/env'
import { isTouched } from './untouched'
import { log } from '@/lib/log'
import { isPostgres, sqliteFile } from '@/lib/database-url.mjs'

// Samples replace an empty list of a site that nobody has touched yet, and at build time a database that doesn't exist yet. While the
// site runs, an unreachable database is an error: visitors keep getting the last rendered page, never samples in place of content.

/** The database is unreachable, missing, without tables, can't be opened, or has no socket. */
const absentCodes = ['P1001', 'P1003', 'P2021', 'SQLITE_CANTOPEN', 'ENOENT']

/**
 * PostgreSQL's code for a statement after a failed one. Prisma may query several records in one transaction, where only the
 * first error has the reason.
 */
const afterAnother = '`25P02`'

/** Returns true if a read failed because there is no database yet. */
export function isDatabaseAbsent(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && absentCodes.includes(code)) return true
  if (String(message).includes(afterAnother)) return true
  const url = env().DATABASE_URL
  return !isPostgres(url) && !existsSync(sqliteFile(url))
}

/** Returns the result of `read`; `fallback` while the site is built without a database. */
export async function withBuildFallback<T>(read: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (process.env.NEXT_PHASE !== 'phase-production-build' || !isDatabaseAbsent(error)) throw error
    log.warn('built without a database: the built-in content stands in')
    return fallback
  }
}

/** Returns the list of `read`; the built-in one instead of an empty one. */
export async function listOrBuiltIn<T>(read: () => Promise<T[]>, builtIn: T[]): Promise<T[]> {
  const items = await withBuildFallback(read, builtIn)
  return items.length > 0 ? items : builtIn
}

/** Returns the list of `read`; samples instead of an empty one if the seed has never run. */
export async function listOrSamples<T>(read: () => Promise<T[]>, samples: T[]): Promise<T[]> {
  const items = await withBuildFallback(read, samples)
  return items.length > 0 || (await isTouched()) ? items : samples
}
