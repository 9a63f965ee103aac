import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import {
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils'
import { env } from '@/lib/env'
import { currentTenant } from '@/lib/tenant-context'

/** How long a statement may take, in milliseconds; a change that waits for another instance's too. */
const longestStatement = 90_000

/**
 * How long a transaction may go without a statement, in milliseconds: the server ends that of a process that stands still,
 * for whose locks all others would wait.
 */
const longestSilence = 20_000

/** A text as PostgreSQL takes it: it has no NUL, and refuses the statement where SQLite finds nothing. */
const storable = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '\ufffd')
    : Array.isArray(value)
      ? value.map(storable)
      : value

function takesAllTexts<T extends SqlQueryable>(connection: T): T {
  const [query, execute] = [connection.queryRaw.bind(connection), connection.executeRaw.bind(connection)]
  const mended = (asked: SqlQuery) => ({ ...asked, args: asked.args.map(storable) })
  return Object.assign(connection, {
    queryRaw: (asked: SqlQuery) => query(mended(asked)),
    executeRaw: (asked: SqlQuery) => execute(mended(asked)),
  })
}

/** Whose rows a connection may see, as PostgreSQL was told last; nothing was said of a new one: the default contractor's. */
const told = new WeakMap<pg.PoolClient, string>()

async function tell(client: pg.PoolClient, tenant: string): Promise<pg.PoolClient> {
  if ((told.get(client) ?? '') === tenant) return client
  try {
    await client.query("SELECT set_config('showroom.tenant', $1, false)", [tenant])
    told.set(client, tenant)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Connections that see the rows of whoever's work is being done, as row-level security has it (decision 047). */
class TenantPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const tenant = currentTenant()
    const client = super.connect().then((free) => tell(free, tenant))
    if (!callback) return client
    client.then(
      (free) => callback(undefined, free, (reason?: Error | boolean) => free.release(reason)),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }
}

/** Connections to the PostgreSQL of DATABASE_URL, at most so many at once. */
export function postgresAdapter(max: number): SqlDriverAdapterFactory {
  const pool = {
    connectionString: env().DATABASE_URL,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // A server that goes without a word would be waited for for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: longestStatement,
    idle_in_transaction_session_timeout: longestSilence,
  }
  const prisma = new PrismaPg(new TenantPool(pool), { disposeExternalPool: true })
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
