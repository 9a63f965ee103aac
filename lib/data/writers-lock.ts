import 'server-only'
import { type SqlDriverAdapterFactory, type Transaction } from '@prisma/driver-adapter-utils'

// PostgreSQL's lock for writers, on a connection of its own. Prisma's own transactions would cost more.

/** A number that nothing else in the database locks. */
const lockNumber = 7_290_231

/** The interval at which a long change shows that it is alive, in milliseconds: several times within `longestSilence`. */
const heartbeatInterval = 5_000

/** The server drops the connection of a vanished machine, and after `longestSilence` also the one of a paused process. */
const settings = Object.entries({
  tcp_keepalives_idle: 15,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
}).map(([name, value]) => `set_config('${name}', '${value}', true)`)

/** Runs a change while no other writer of any instance runs one. */
export type WritersLock = { hold: <T>(change: () => Promise<T>) => Promise<T>; close: () => Promise<void> }

const run = (transaction: Transaction, sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] })

export async function writersLock(factory: SqlDriverAdapterFactory): Promise<WritersLock> {
  const connection = await factory.connect()

  async function take(): Promise<Transaction> {
    const transaction = await connection.startTransaction()
    try {
      await run(transaction, `SELECT ${settings.join()}, pg_advisory_xact_lock(${lockNumber})`)
      return transaction
    } catch (error) {
      await release(transaction)
      throw error
    }
  }

  /** A broken connection has released the lock already; the change itself stays. */
  async function release(transaction: Transaction): Promise<void> {
    await run(transaction, 'ROLLBACK').catch(() => {})
    await transaction.rollback().catch(() => {})
  }

  return {
    async hold(change) {
      const transaction = await take()
      const heartbeat = setInterval(
        () => void run(transaction, 'SELECT 1').catch(() => {}),
        heartbeatInterval,
      )
      try {
        return await change()
      } finally {
        clearInterval(heartbeat)
        await release(transaction)
      }
    },
    close: () => connection.dispose(),
  }
}
