import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { write } from './client'

/**
 * Has SQLite look at how its tables are filled, where that has changed much: without it it takes the wrong index for a
 * lead's duplicates, and reads all of them. PostgreSQL does so by itself.
 */
export async function refreshPlanner(): Promise<void> {
  if (isPostgres(env().DATABASE_URL)) return
  // All tables, not only those that this connection has asked; each to a bounded number of rows.
  await write((db) => db.$queryRaw`PRAGMA optimize = 0x10002`)
}
