import 'server-only'
import { existsSync } from 'node:fs'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { isPostgres, sqliteFile } from '@/lib/database-url.mjs'

// The one rule for what is shown in place of content: a sample stands in for an empty list, and at build time for a
// database that isn't there yet. While the site runs, a database that can't be reached is an error: the page
// rendered last keeps being served, and nothing made up replaces it.

/** Can't be reached, doesn't exist, has no tables yet, can't be opened, has no socket. */
const absentCodes = ['P1001', 'P1003', 'P2021', 'SQLITE_CANTOPEN', 'ENOENT']

/**
 * PostgreSQL's number for a statement that comes after a failed one. Prisma asks for several records in one transaction,
 * where the first one's error tells what is wrong, and the others' only this.
 */
const afterAnother = '`25P02`'

/** Whether a failed reading means that there is no database yet. */
export function isDatabaseAbsent(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && absentCodes.includes(code)) return true
  if (String(message).includes(afterAnother)) return true
  const url = env().DATABASE_URL
  return !isPostgres(url) && !existsSync(sqliteFile(url))
}

/** What `read` finds; `standIn` while the site is built without a database. */
export async function withBuildFallback<T>(read: () => Promise<T>, standIn: T): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (process.env.NEXT_PHASE !== 'phase-production-build' || !isDatabaseAbsent(error)) throw error
    log.warn('built without a database: the built-in content stands in')
    return standIn
  }
}

/** The list that `read` finds; the samples in place of an empty one. */
export async function listOrSamples<T>(read: () => Promise<T[]>, samples: T[]): Promise<T[]> {
  const found = await withBuildFallback(read, [])
  return found.length > 0 ? found : samples
}
