import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { write } from './client'

/** Lets SQLite analyze tables, or it uses the wrong index for a lead's duplicates. PostgreSQL does so by itself. */
export async function refreshPlanner(): Promise<void> {
  if (isPostgres(env().DATABASE_URL)) return
  // All tables, not only those that this connection has queried; each up to a limited number of rows.
  await write((db) => db.$queryRaw`PRAGMA optimize = 0x10002`)
}
