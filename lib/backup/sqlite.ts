import 'server-only'
import Database from 'better-sqlite3'

export type Contents = { migrations: string[]; counts: Record<string, number> }

/** Copies a database at one moment, while others may write; SQLite's backup API would begin again with every write. */
export function copyDatabase(from: string, to: string): void {
  const db = new Database(from, { fileMustExist: true, timeout: 10_000 })
  try {
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
}

/** Opens a copy, has SQLite check every page and reference, and counts its rows. @throws Error if it is damaged */
export function inspectSqlite(file: string): Contents {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    const state = db.pragma('integrity_check', { simple: true })
    if (state !== 'ok') throw new Error('the database in it is damaged')
    if ((db.pragma('foreign_key_check') as unknown[]).length > 0)
      throw new Error('the database in it has references that lead nowhere')
    const column = (sql: string) => db.prepare(sql).pluck().all() as string[]
    const tables = column(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    const migrations = tables.includes('_prisma_migrations')
      ? column(
          'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
        ).sort()
      : []
    const models = tables.filter((table) => !/^(sqlite|_prisma)_/.test(table))
    const rows = (table: string) => db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number
    return { migrations, counts: Object.fromEntries(models.map((table) => [table, rows(table)])) }
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_'))
      throw new Error('the database in it is damaged', { cause: error })
    throw error
  } finally {
    db.close()
  }
}
