import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { type SqlDriverAdapter } from '@prisma/driver-adapter-utils'

// A database of a test file's own on a server that runs already. The server's databases are made from one that was migrated.

const server = process.env.POSTGRES_FOR_TESTS ?? ''

/** True if this run of the tests is on PostgreSQL. */
export const onPostgres = server !== ''

const template = 'migrated'

function urlOf(name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function connected<T>(url: string, use: (connection: SqlDriverAdapter) => Promise<T>): Promise<T> {
  const connection = await new PrismaPg({ connectionString: url, max: 1 }).connect()
  try {
    return await use(connection)
  } finally {
    await connection.dispose()
  }
}

const rowsOf = async (connection: SqlDriverAdapter, sql: string) =>
  (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows

// One at a time, whichever process: the template mustn't be in use while it is copied, and is made once.
const turn = 'SELECT 1 FROM pg_advisory_lock(4711)'

let count = 0

export class PostgresDatabase {
  private readonly name = `test_${process.pid}_${(count += 1)}_${Date.now().toString(36)}`
  readonly url = urlOf(this.name)

  /** Makes it anew: migrated and empty. */
  make = () =>
    connected(server, async (connection) => {
      await rowsOf(connection, turn)
      const templateRows = await rowsOf(connection, `SELECT 1 FROM pg_database WHERE datname = '${template}'`)
      if (templateRows.length === 0) await makeTemplate(connection)
      await this.drop(connection)
      await connection.executeScript(`CREATE DATABASE ${this.name} TEMPLATE ${template}`)
    })

  run = (sql: string) => connected(this.url, (connection) => connection.executeScript(sql))

  /** Locks a table against everybody's writing. */
  lock = async () => {
    const connection = await new PrismaPg({ connectionString: this.url, max: 1 }).connect()
    const transaction = await connection.startTransaction()
    await transaction.executeRaw({ sql: 'LOCK TABLE "Lead" IN EXCLUSIVE MODE', args: [], argTypes: [] })
    return async () => {
      await transaction.rollback()
      await connection.dispose()
    }
  }

  /** Has it not be there; who is connected is sent away. */
  takeAway = () =>
    connected(server, async (connection) => {
      await connection.executeScript(`ALTER DATABASE ${this.name} ALLOW_CONNECTIONS false`)
      await rowsOf(
        connection,
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${this.name}'`,
      )
      await connection.executeScript(`ALTER DATABASE ${this.name} RENAME TO ${this.name}_away`)
    })

  bringBack = () =>
    connected(server, async (connection) => {
      await connection.executeScript(`ALTER DATABASE ${this.name}_away RENAME TO ${this.name}`)
      await connection.executeScript(`ALTER DATABASE ${this.name} ALLOW_CONNECTIONS true`)
    })

  remove = () => connected(server, (connection) => this.drop(connection))

  private async drop(connection: SqlDriverAdapter) {
    for (const name of [this.name, `${this.name}_away`])
      await connection.executeScript(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

async function makeTemplate(connection: SqlDriverAdapter): Promise<void> {
  const unfinished = `${template}_new`
  await connection.executeScript(`CREATE DATABASE ${unfinished}`)
  execFileSync(process.execPath, [path.resolve('prisma/migrate.mjs'), 'deploy'], {
    env: { ...process.env, DATABASE_URL: urlOf(unfinished) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await connection.executeScript(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
}
