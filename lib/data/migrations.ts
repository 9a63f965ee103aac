import 'server-only'
import { database, type Writer } from './client'

/** Lists the applied migrations. Prisma keeps them in a table without a model. */
export async function appliedMigrations(): Promise<string[]> {
  const db = (await database()) as Writer
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  return rows.map((row) => row.migration_name)
}
