import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils'
import { env } from '@/lib/env'

/** The limit of a statement, in milliseconds, including the wait for another instance's lock. */
const longestStatement = 90_000

/** The limit between two statements of a transaction, in milliseconds: a paused process would block all others by its locks. */
const longestSilence = 20_000

/** Replaces NUL, which PostgreSQL refuses; with SQLite such a text finds nothing. */
const storable = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '\ufffd')
    : Array.isArray(value)
      ? value.map(storable)
      : value

function takesAllTexts<T extends SqlQueryable>(connection: T): T {
  const [query, execute] = [connection.queryRaw.bind(connection), connection.executeRaw.bind(connection)]
  const storableStatement = (statement: SqlQuery) => ({ ...statement, args: statement.args.map(storable) })
  return Object.assign(connection, {
    queryRaw: (statement: SqlQuery) => query(storableStatement(statement)),
    executeRaw: (statement: SqlQuery) => execute(storableStatement(statement)),
  })
}

/** Returns connections to the PostgreSQL of DATABASE_URL, at most `max` at once. */
export function postgresAdapter(max: number): SqlDriverAdapterFactory {
  const pool = {
    connectionString: env().DATABASE_URL,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // Without it a server that vanishes would be waited for forever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: longestStatement,
    idle_in_transaction_session_timeout: longestSilence,
  }
  const prisma = new PrismaPg(pool)
  async function connect(): Promise<SqlDriverAdapter> {
    const connection = takesAllTexts(await prisma.connect())
    const start = connection.startTransaction.bind(connection)
    return Object.assign(connection, {
      startTransaction: async (isolation?: Parameters<typeof start>[0]) =>
        takesAllTexts(await start(isolation)),
    })
  }
  return { provider: prisma.provider, adapterName: prisma.adapterName, connect }
}
