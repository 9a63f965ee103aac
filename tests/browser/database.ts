import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import Database from 'better-sqlite3'

type Row = Record<string, unknown>

/**
 * Runs a statement on the database of the site that is tested, for what no screen can do; `?` stands for a value. Answers the
 * rows of a SELECT.
 */
export async function inDatabase(sql: string, ...values: (string | number)[]): Promise<Row[]> {
  const url = process.env.DATABASE_URL ?? ''
  if (url.startsWith('postgres')) return onPostgres(url, sql, values)
  const database = new Database(path.join(process.env.DATA_DIR ?? '', 'site.db'), {
    timeout: 5_000,
    fileMustExist: true,
  })
  try {
    database.pragma('foreign_keys = ON')
    const statement = database.prepare(sql)
    if (statement.reader) return statement.all(...values) as Row[]
    statement.run(...values)
    return []
  } finally {
    database.close()
  }
}

async function onPostgres(url: string, sql: string, values: (string | number)[]): Promise<Row[]> {
  const connection = await new PrismaPg({ connectionString: url, max: 1 }).connect()
  try {
    let place = 0
    const { rows, columnNames } = await connection.queryRaw({
      sql: sql.replace(/\?/g, () => `$${(place += 1)}`),
      args: values.map(String),
      argTypes: values.map(() => ({ scalarType: 'string', arity: 'scalar' })),
    })
    return rows.map((row) => Object.fromEntries(row.map((value, at) => [columnNames[at] ?? '', value])))
  } finally {
    await connection.dispose()
  }
}
