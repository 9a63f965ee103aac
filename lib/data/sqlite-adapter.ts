import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import {
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils'

// Prisma's own adapter runs everything on one connection: a statement during another request's transaction becomes part of it and
// is lost if that rolls back, reads see uncommitted data, and a failed lock at BEGIN or COMMIT blocks every later transaction
// (prisma/orm#29933). Here transactions have a connection of their own, begin IMMEDIATE, and always end.

/** SQLite blocks the whole process while it waits for a lock, so it waits only this long, in milliseconds… */
const busyTimeout = 20
/** …and retries asynchronously for this long. */
const busyPatience = 5_000
const maxPause = 100

const isBusy = (error: unknown) =>
  isDriverAdapterError(error) && !!error.cause.originalCode?.startsWith('SQLITE_BUSY')

/** Tries again while another process holds the lock; throws the last failure. */
async function whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + busyPatience
  for (let wait = 5; ; wait = Math.min(wait * 2, maxPause)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
      await pause(wait)
    }
  }
}

const pragmas = [
  // A WAL file that is opened again falls back to NORMAL: a lead acknowledged just before a power cut would be lost.
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  // 64 MB, so that counts and searches read from memory instead of the file.
  'PRAGMA cache_size = -65536',
]

/**
 * Returns the adapter for an existing SQLite file. Statements are retried for up to five seconds while another process holds
 * the lock; outside a transaction that is safe because a refused statement has changed nothing. A DEFERRED transaction only
 * reads, as of its beginning.
 */
export function sqliteAdapter(
  file: string,
  begin: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE',
): SqlDriverAdapterFactory {
  const prisma = new PrismaBetterSqlite3({ url: file, timeout: busyTimeout, fileMustExist: true })

  async function open() {
    const connection = await prisma.connect()
    try {
      // The mode is stored in the file, and setting it needs exclusive access, so it is set only if it differs.
      const [[mode] = []] = (await connection.queryRaw(sql('PRAGMA journal_mode'))).rows
      if (mode !== 'wal') await whileBusy(() => connection.executeScript('PRAGMA journal_mode = WAL'))
      for (const pragma of pragmas) await connection.executeScript(pragma)
      return connection
    } catch (error) {
      await connection.dispose()
      throw error
    }
  }

  async function connect(): Promise<SqlDriverAdapter> {
    const plain = await open()
    const writer = await open().catch(async (error: unknown) => {
      await plain.dispose()
      throw error
    })
    const { provider, adapterName } = prisma
    let last: Promise<void> = Promise.resolve()

    async function startTransaction(): Promise<Transaction> {
      let release = () => {}
      const before = last
      last = new Promise((resolve) => (release = resolve))
      await before
      try {
        await whileBusy(() => writer.executeScript(`BEGIN ${begin}`))
      } catch (error) {
        release()
        throw error
      }
      return {
        provider,
        adapterName,
        // Tells the client to leave COMMIT and ROLLBACK to commit() and rollback().
        options: { usePhantomQuery: true },
        queryRaw: (query) => writer.queryRaw(query),
        executeRaw: (query) => writer.executeRaw(query),
        createSavepoint: (name) => writer.executeScript(`SAVEPOINT ${name}`),
        rollbackToSavepoint: (name) => writer.executeScript(`ROLLBACK TO ${name}`),
        releaseSavepoint: (name) => writer.executeScript(`RELEASE SAVEPOINT ${name}`),
        async commit() {
          try {
            await whileBusy(() => writer.executeScript('COMMIT'))
          } catch (error) {
            await writer.executeScript('ROLLBACK').catch(() => {})
            throw error
          } finally {
            release()
          }
        },
        async rollback() {
          try {
            await writer.executeScript('ROLLBACK')
          } finally {
            release()
          }
        },
      }
    }

    return {
      provider,
      adapterName,
      queryRaw: (query) => whileBusy(() => plain.queryRaw(query)),
      executeRaw: (query) => whileBusy(() => plain.executeRaw(query)),
      executeScript: (script) => whileBusy(() => plain.executeScript(script)),
      startTransaction,
      async dispose() {
        await writer.dispose()
        await plain.dispose()
      },
    }
  }

  return { provider: prisma.provider, adapterName: prisma.adapterName, connect }
}

const sql = (text: string): SqlQuery => ({ sql: text, args: [], argTypes: [] })
