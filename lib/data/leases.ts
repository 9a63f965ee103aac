import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { database, type Reader, type Transaction, write, type Writer } from './client'
import { isDuplicate } from './database-errors'

// Which instance does what only one may do at a time: a row for each job (decision 044). lib/leases takes and keeps them.

/** The jobs that one instance does at a time. */
export const leaseTasks = ['outbox', 'visits', 'backup', 'housekeeping'] as const
export type LeaseTask = (typeof leaseTasks)[number]

/** A job in the hands of one holder; the number tells this time from those before and after it. */
export type StoredLease = { job: LeaseTask; holder: string; turn: number }

/** Somebody else has the job by now: nothing more is to be done in the name of this turn. */
export class LeaseLost extends Error {
  constructor(job: LeaseTask) {
    super(`another instance has the job “${job}” by now`)
  }
}

/**
 * The time by the clock that all instances share: PostgreSQL's own, and on SQLite, which knows one machine only, that
 * machine's. Asked before a change, it is never ahead of the moment of the change.
 */
async function sharedNow(db: Reader | Writer): Promise<Date> {
  if (!isPostgres(env().DATABASE_URL)) return new Date()
  const [row] = await (db as Writer).$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
  return row!.now
}

/**
 * Takes a job that nobody has, or whose holder hasn't renewed it in time, for some milliseconds.
 * @returns null while somebody else has it
 */
export async function takeLease(job: LeaseTask, holder: string, lasts: number): Promise<StoredLease | null> {
  const db = await database()
  const now = await sharedNow(db)
  const known = await db.lease.findUnique({ where: { job }, select: { holder: true, until: true } })
  // Nothing is written while somebody else is at it.
  if (known?.holder && known.holder !== holder && known.until && known.until > now) return null
  return write(async (writer) => {
    const now = await sharedNow(writer)
    const until = new Date(now.getTime() + lasts)
    if (!known) {
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
 * Keeps what a holder has for some more milliseconds.
 * @returns those of the turns that are still its own
 */
export async function renewLeases(
  holder: string,
  turns: readonly StoredLease[],
  lasts: number,
): Promise<StoredLease[]> {
  return write(async (db) => {
    const now = await sharedNow(db)
    const job = { in: turns.map((turn) => turn.job) }
    await db.lease.updateMany({
      where: { job, holder },
      data: { until: new Date(now.getTime() + lasts) },
    })
    const rows = await db.lease.findMany({ where: { job, holder }, select: { job: true, turn: true } })
    return turns.filter((turn) => rows.some((row) => row.job === turn.job && row.turn === turn.turn))
  })
}

/** Gives back all that a holder has, so that others needn't wait until it runs out. */
export async function releaseLeases(holder: string): Promise<void> {
  await write(async (db) => {
    const until = await sharedNow(db)
    await db.lease.updateMany({ where: { holder }, data: { holder: '', until } })
  })
}

/**
 * Makes a transaction one of this turn: it is undone where somebody else has the job, and nobody takes the job before it
 * is through, because the row is locked by it.
 * @throws LeaseLost
 */
export async function requireLease(tx: Transaction, { job, holder, turn }: StoredLease): Promise<void> {
  const { count } = await tx.lease.updateMany({ where: { job, holder, turn }, data: { holder } })
  if (count === 0) throw new LeaseLost(job)
}

/** Notes that a job was done to its end. Whoever has lost it has no say. */
export async function noteTaskDone({ job, holder, turn }: StoredLease): Promise<void> {
  await write(async (db) => {
    const doneAt = await sharedNow(db)
    await db.lease.updateMany({ where: { job, holder, turn }, data: { doneAt } })
  })
}

/** When a job was last done to its end, by whichever instance; null where it never was. */
export async function taskDoneAt(job: LeaseTask): Promise<Date | null> {
  const db = await database()
  const row = await db.lease.findUnique({ where: { job }, select: { doneAt: true } })
  return row?.doneAt ?? null
}

/**
 * Who has which job since when, or, where `holder` is empty, since when nobody has. Jobs that nobody ever took are left
 * out.
 */
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
