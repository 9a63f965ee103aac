import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { database, type Reader, type Transaction, write, type Writer } from './client'
import { isDuplicate } from './database-errors'

// Tasks that one instance does at a time have a row each (decision 044). lib/leases takes and renews them.

export const leaseTasks = ['outbox', 'visits', 'mailbox', 'backup', 'housekeeping'] as const
export type LeaseTask = (typeof leaseTasks)[number]

/** A task that one holder has; the number distinguishes this time from others. */
export type StoredLease = { job: LeaseTask; holder: string; turn: number }

/** Thrown when another instance has the task: nothing more may be done by this lease. */
export class LeaseLost extends Error {
  constructor(job: LeaseTask) {
    super(`another instance has the job “${job}” by now`)
  }
}

/** Returns the time of the clock that all instances share. Asked before a change, it is never later than the change. */
async function sharedNow(db: Reader | Writer): Promise<Date> {
  if (!isPostgres(env().DATABASE_URL)) return new Date()
  const [row] = await (db as Writer).$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
  return row!.now
}

/**
 * Takes a task that nobody has, or whose holder hasn't renewed it in time, for `lasts` milliseconds.
 * @returns null while another holder has it
 */
export async function takeLease(job: LeaseTask, holder: string, lasts: number): Promise<StoredLease | null> {
  const db = await database()
  const now = await sharedNow(db)
  const stored = await db.lease.findUnique({ where: { job }, select: { holder: true, until: true } })
  // Doesn't write while another holder has it.
  if (stored?.holder && stored.holder !== holder && stored.until && stored.until > now) return null
  return write(async (writer) => {
    const now = await sharedNow(writer)
    const until = new Date(now.getTime() + lasts)
    if (!stored) {
      const data = { job, holder, since: now, until }
      const isFirst = await writer.lease.create({ data, select: { job: true } }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false
          throw error
        },
      )
      return isFirst ? { job, holder, turn: 1 } : null
    }
    const isFree = { OR: [{ holder: { in: ['', holder] } }, { until: null }, { until: { lte: now } }] }
    const { count } = await writer.lease.updateMany({
      where: { job, ...isFree },
      data: { holder, since: now, until, turn: { increment: 1 } },
    })
    if (count === 0) return null
    const row = await writer.lease.findUnique({ where: { job }, select: { holder: true, turn: true } })
    return row?.holder === holder ? { job, holder, turn: row.turn } : null
  })
}

/**
 * Renews a holder's leases for `lasts` milliseconds.
 * @returns those that it still has
 */
export async function renewLeases(
  holder: string,
  leases: readonly StoredLease[],
  lasts: number,
): Promise<StoredLease[]> {
  return write(async (db) => {
    const now = await sharedNow(db)
    const job = { in: leases.map((lease) => lease.job) }
    await db.lease.updateMany({
      where: { job, holder },
      data: { until: new Date(now.getTime() + lasts) },
    })
    const rows = await db.lease.findMany({ where: { job, holder }, select: { job: true, turn: true } })
    return leases.filter((lease) => rows.some((row) => row.job === lease.job && row.turn === lease.turn))
  })
}

/** Returns all of a holder's leases, so that others needn't wait until they expire. */
export async function releaseLeases(holder: string): Promise<void> {
  await write(async (db) => {
    const until = await sharedNow(db)
    await db.lease.updateMany({ where: { holder }, data: { holder: '', until } })
  })
}

/**
 * Makes a transaction depend on a lease: it is undone if another holder has the task, and nobody can take the task before it
 * ends, because it locks the row.
 * @throws LeaseLost
 */
export async function requireLease(tx: Transaction, { job, holder, turn }: StoredLease): Promise<void> {
  const { count } = await tx.lease.updateMany({ where: { job, holder, turn }, data: { holder } })
  if (count === 0) throw new LeaseLost(job)
}

/** Notes that a task was completed, unless the lease was lost. */
export async function noteTaskDone({ job, holder, turn }: StoredLease): Promise<void> {
  await write(async (db) => {
    const doneAt = await sharedNow(db)
    await db.lease.updateMany({ where: { job, holder, turn }, data: { doneAt } })
  })
}

/** Returns when any instance last completed a task; null if none has. */
export async function taskDoneAt(job: LeaseTask): Promise<Date | null> {
  const db = await database()
  const row = await db.lease.findUnique({ where: { job }, select: { doneAt: true } })
  return row?.doneAt ?? null
}

/** Lists the holder of each task that was ever taken, and since when it has it, or, if it is empty, since when nobody does. */
export async function listLeases(): Promise<{ job: string; holder: string; since: string }[]> {
  const db = await database()
  const [now, rows] = await Promise.all([
    sharedNow(db),
    db.lease.findMany({
      select: { job: true, holder: true, since: true, until: true },
      orderBy: { job: 'asc' },
    }),
  ])
  return rows.map(({ job, holder, since, until }) =>
    holder && until && until > now
      ? { job, holder, since: since.toISOString() }
      : { job, holder: '', since: (until ?? since).toISOString() },
  )
}
