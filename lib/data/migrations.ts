import 'server-only'
import { database, type Writer } from './client'

/** Names of the migrations that the database has had. Prisma keeps them in a table that is no model. */
export async function appliedMigrations(): Promise<string[]> {
  const db = (await database()) as Writer
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  return rows.map((row) => row.migration_name)
}
