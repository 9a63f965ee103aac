// Starts a PostgreSQL server for the tests from the installed programs (tests/unit/data/postgres-cluster.ts).
import { PrismaPg } from '@prisma/adapter-pg'
import { tsImport } from 'tsx/esm/api'

/** Runs statements on a database, each by itself; answers the rows of the last one. */
export async function ask(url, ...statements) {
  const connection = await new PrismaPg({ connectionString: url, max: 1 }).connect()
  try {
    let rows = []
    for (const sql of statements) {
      const result = await connection.queryRaw({ sql, args: [], argTypes: [] })
      rows = result.rows.map((row) =>
        Object.fromEntries(row.map((value, at) => [result.columnNames[at], value])),
      )
    }
    return rows
  } finally {
    await connection.dispose()
  }
}

/** Makes a database on a server: empty, or a copy of one that nobody is connected to. @returns its address */
export async function makeDatabase(server, name, template) {
  await ask(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Starts a server; `stop` ends it and removes its data. */
export async function startServer() {
  const { startPostgres } = await tsImport('./unit/data/postgres-cluster.ts', import.meta.url)
  return startPostgres()
}
