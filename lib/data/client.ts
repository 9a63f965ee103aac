import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { statSync } from 'node:fs'
import { env } from '@/lib/env'
import { isPostgres, sqliteFile } from '@/lib/database-url.mjs'
import { processSlot } from '@/lib/process-slot'
import { taskQueue } from '@/lib/task-queue'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { type WritersLock, writersLock } from './writers-lock'

// The only access to the database. Reads go through database(), writes through write(): a write outside the queue doesn't
// compile.

type Models = {
  [Key in keyof PrismaClient as Key extends `$${string}` | symbol ? never : Key]: PrismaClient[Key]
}
type ReadMethods = 'findUnique' | 'findFirst' | 'findMany' | 'count' | 'aggregate' | 'groupBy'

/** The client without the methods that change anything. */
export type Reader = { [Model in keyof Models]: Pick<Models[Model], ReadMethods & keyof Models[Model]> }

export type Writer = PrismaClient

export type Transaction = Parameters<Parameters<Writer['$transaction']>[0]>[0]

type ActiveWrite = { database: Open; isOver: boolean }
type Open = {
  client: Promise<PrismaClient>
  /** Orders writers of all instances on PostgreSQL; SQLite allows only one anyway. */
  lock: Promise<WritersLock> | undefined
  queue: ReturnType<typeof taskQueue>
  /** The inode of the SQLite file that was opened. */
  file: number | undefined
}

// One per process: after a development reload and in other bundles this module finds the first one's.
const slot = processSlot<Open>('database')
// One storage for all databases that are opened: each slows down every promise of the process for good.
const activeWrites = (processSlot<AsyncLocalStorage<ActiveWrite>>('active-write').current ??=
  new AsyncLocalStorage())

/** A build runs a process on each core, and others use the server too. */
const mostConnections = () => (process.env.NEXT_PHASE === 'phase-production-build' ? 3 : 10)

// Both generated clients have the same calls; the types are SQLite's.
async function connect(begin?: 'DEFERRED'): Promise<PrismaClient> {
  const url = env().DATABASE_URL
  const transactionOptions = { maxWait: 10_000, timeout: 10_000 }
  if (isPostgres(url)) {
    const { PrismaClient: Client } = await import('@/prisma/generated/postgres/client')
    const { postgresAdapter } = await import('./postgres-adapter')
    const adapter = postgresAdapter(mostConnections())
    return new Client({ adapter, transactionOptions }) as unknown as PrismaClient
  }
  const { PrismaClient: Client } = await import('@/prisma/generated/sqlite/client')
  const { sqliteAdapter } = await import('./sqlite-adapter')
  return new Client({ adapter: sqliteAdapter(sqliteFile(url), begin), transactionOptions })
}

/**
 * Returns the inode of the file at SQLite's path; undefined if there is none, and on PostgreSQL. A file that is removed or
 * replaced lives on for processes that have it open, and what they write is lost when they end.
 */
function fileNow(): number | undefined {
  const url = env().DATABASE_URL
  return isPostgres(url) ? undefined : statSync(sqliteFile(url), { throwIfNoEntry: false })?.ino
}

function open(): Open {
  const file = fileNow()
  // If its file is gone it isn't closed: closing deletes the log at its path, which may belong to the new file.
  const current = slot.current
  if (current && current.file === file) return current
  const connection: Open = {
    client: connect(),
    lock: undefined,
    queue: taskQueue(),
    file,
  }
  connection.client.catch(() => {
    if (slot.current === connection) slot.current = undefined
  })
  return (slot.current = connection)
}

/** Returns the database for reading, which the first query opens; if that fails, the next query tries again. */
export function database(): Promise<Reader> {
  return open().client
}

/** Reads the database as it is at one moment, on a connection of its own. `timeout` is in milliseconds. */
export async function snapshot<T>(read: (db: Reader) => Promise<T>, timeout: number): Promise<T> {
  const client = await connect('DEFERRED')
  const isolationLevel = isPostgres(env().DATABASE_URL) ? ('RepeatableRead' as 'Serializable') : undefined
  try {
    return await client.$transaction((tx) => read(tx), { timeout, isolationLevel })
  } finally {
    await client.$disconnect()
  }
}

/** Runs a change while no other writer of the site does, so that what it reads still holds when it writes. */
async function runExclusively<T>(database: Open, change: (db: Writer) => Promise<T>): Promise<T> {
  const client = await database.client
  if (!isPostgres(env().DATABASE_URL)) return change(client)
  database.lock ??= import('./postgres-adapter').then(({ postgresAdapter }) =>
    writersLock(postgresAdapter(1)),
  )
  return (await database.lock).hold(() => change(client))
}

/**
 * Runs a change. Changes of a process are queued in the order of the calls, which doesn't block it; on PostgreSQL a lock
 * orders those of all instances. A write inside a write joins it.
 * @throws Error also if SQLite's file was removed meanwhile: what was written would be lost
 */
export function write<T>(change: (db: Writer) => Promise<T>): Promise<T> {
  const database = open()
  const outer = activeWrites.getStore()
  if (outer?.database === database && !outer.isOver) return database.client.then(change)
  const activeWrite: ActiveWrite = { database, isOver: false }
  const run = async () => {
    try {
      const result = await runExclusively(database, change)
      if (fileNow() !== database.file) throw new Error('the database file went away while it was written to')
      return result
    } finally {
      activeWrite.isOver = true
    }
  }
  return database.queue.run(() => activeWrites.run(activeWrite, run))
}

/** Finishes the queue and closes the database; the next call opens it again. */
export async function closeDatabase(): Promise<void> {
  const connection = slot.current
  if (!connection) return
  slot.current = undefined
  await connection.queue.run(() => undefined)
  await (await connection.client).$disconnect()
  await (await connection.lock)?.close()
}
