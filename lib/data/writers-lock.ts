import 'server-only'
import { type SqlDriverAdapterFactory, type Transaction } from '@prisma/driver-adapter-utils'

// PostgreSQL's lock for writers, on a connection of its own. Prisma's own transactions would do, at three times the cost.

/** A number that nothing else in the database locks. */
const number = 7_290_231

/** Runs a change while no other writer of any instance runs one. */
export type WritersLock = { hold: <T>(change: () => Promise<T>) => Promise<T>; close: () => Promise<void> }

const run = (transaction: Transaction, sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] })

/** Connects for the lock. `factory` makes connections to the database. */
export async function writersLock(factory: SqlDriverAdapterFactory): Promise<WritersLock> {
  const connection = await factory.connect()

  async function take(): Promise<Transaction> {
    const transaction = await connection.startTransaction()
    try {
      // It does nothing while the change runs, which some servers end a transaction for.
      const setting = `set_config('idle_in_transaction_session_timeout', '0', true)`
      await run(transaction, `SELECT ${setting}, pg_advisory_xact_lock(${number})`)
      return transaction
    } catch (error) {
      await release(transaction)
      throw error
    }
  }

  /** Where the connection broke the lock has gone with it, and what was changed stays changed. */
  async function release(transaction: Transaction): Promise<void> {
    await run(transaction, 'ROLLBACK').catch(() => {})
    await transaction.rollback().catch(() => {})
  }

  return {
    async hold(change) {
      const transaction = await take()
      try {
        return await change()
      } finally {
        await release(transaction)
      }
    },
    close: () => connection.dispose(),
  }
}
