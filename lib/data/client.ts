import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from '@/lib/env'
import { isPostgres, sqliteFile } from '@/lib/database-url.mjs'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'

// The one door to the database. Reads go through database(), writes through write(): a write outside the queue
// doesn't compile.

type Models = {
  [Key in keyof PrismaClient as Key extends `$${string}` | symbol ? never : Key]: PrismaClient[Key]
}
type ReadMethods = 'findUnique' | 'findFirst' | 'findMany' | 'count' | 'aggregate' | 'groupBy'

/** The client without the ways to change anything. */
export type Reader = { [Model in keyof Models]: Pick<Models[Model], ReadMethods & keyof Models[Model]> }

/** The whole client, as write() hands it out. */
export type Writer = PrismaClient

type Turn = { over: boolean }
type Open = { client: Promise<PrismaClient>; last: Promise<unknown>; turn: AsyncLocalStorage<Turn> }

// One per process: a module that is loaded again (a development reload, several bundles) finds the first one's.
const key = Symbol.for('showroom.database')
const shared = globalThis as { [key]?: Open }

// Both generated clients answer to the same calls; the types are SQLite's.
async function connect(): Promise<PrismaClient> {
  const url = env().DATABASE_URL
  const transactionOptions = { maxWait: 10_000, timeout: 10_000 }
  if (isPostgres(url)) {
    const { PrismaClient: Client } = await import('@/prisma/generated/postgres/client')
    const { PrismaPg } = await import('@prisma/adapter-pg')
    const adapter = new PrismaPg({ connectionString: url, connectionTimeoutMillis: 5_000 })
    return new Client({ adapter, transactionOptions }) as unknown as PrismaClient
  }
  const { PrismaClient: Client } = await import('@/prisma/generated/sqlite/client')
  const { sqliteAdapter } = await import('./sqlite-adapter')
  return new Client({ adapter: sqliteAdapter(sqliteFile(url)), transactionOptions })
}

function open(): Open {
  if (shared[key]) return shared[key]
  const opened: Open = { client: connect(), last: Promise.resolve(), turn: new AsyncLocalStorage() }
  opened.client.catch(() => {
    if (shared[key] === opened) delete shared[key]
  })
  return (shared[key] = opened)
}

/** The database for reading. It is opened at the first query; what hinders that is thrown there, and tried again. */
export function database(): Promise<Reader> {
  return open().client
}

/**
 * Runs a change. On SQLite all changes of the process take turns, in the order of the calls: SQLite has one writer
 * at a time anyway, and a queue waits without blocking the process. A write inside a write joins its turn.
 * PostgreSQL orders its writers itself.
 */
export function write<T>(change: (db: Writer) => Promise<T>): Promise<T> {
  const database = open()
  const run = async () => change(await database.client)
  if (isPostgres(env().DATABASE_URL) || database.turn.getStore()?.over === false) return run()
  const turn: Turn = { over: false }
  const mine = database.last
    .then(() => database.turn.run(turn, run))
    .finally(() => {
      turn.over = true
    })
  database.last = mine.catch(() => {})
  return mine
}

/** Finishes what waits in the queue and closes the database; the next call opens it again. */
export async function closeDatabase(): Promise<void> {
  const opened = shared[key]
  if (!opened) return
  delete shared[key]
  await opened.last
  await (await opened.client).$disconnect()
}
