import 'server-only'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipelineProblem } from '@/lib/around-next/pipeline'
import { knownMigrations } from '@/lib/backup/manifest'
import { readBackupState } from '@/lib/backup/state'
import { addressMismatch } from '@/lib/address-mismatch'
import { taskDoneAt, listLeases } from '@/lib/data/leases'
import { getMailboxState } from '@/lib/data/mailbox-state'
import { appliedMigrations } from '@/lib/data/migrations'
import { countFailed, oldestWaiting } from '@/lib/data/deliveries'
import { dataFolder, env } from '@/lib/env'
import { freeBytes } from '@/lib/free-bytes'
import { instances } from '@/lib/instances-hub'
import { hasBucket, pictureStorage } from '@/lib/media/storage'
import { memoize } from '@/lib/memoize'
import { isSetAside } from '@/lib/spooling'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'
import { withTimeout } from '@/lib/with-timeout'

/** warn: the site works, but a person should look. fail: the site can't do its work. */
type Verdict = 'ok' | 'warn' | 'fail'
/** A verdict with its facts and, unless it is ok, what to do. Ages are in seconds. */
type Check = { status: Verdict; say?: string } & Record<string, unknown>
/** Returns a warning if `advice` is given. */
const warnIf = (advice: string | null | undefined | false, facts: object = {}): Check =>
  advice ? { status: 'warn', ...facts, say: advice } : { status: 'ok', ...facts }
const databaseUnanswered = warnIf('The database couldn’t be queried.')
type Readiness = { status: Verdict; checks: Record<string, Check> }

const databaseTimeout = 2_000
/** Free space of DATA_DIR's disk, in bytes: low needs a look, critical endangers leads. */
const lowSpace = 1_000_000_000
const criticalSpace = 100_000_000
/** The time that leads may wait in the spool, messages in the outbox, and the next backup; in seconds. */
const maxSpoolAge = 120
const maxOutboxAge = 15 * 60
const maxMailboxAge = 15 * 60
const maxBackupAge = 30 * 3600
/** A task may have no instance this long, in seconds: the least frequent check takes it within ten minutes. */
const maxUnheldTime = 15 * 60

const age = (since: string | Date | null, now: Date) =>
  since === null ? null : Math.max(0, Math.round((now.getTime() - new Date(since).getTime()) / 1000))

async function databaseChecks(): Promise<Record<string, Check>> {
  const startedAt = performance.now()
  try {
    const appliedNames = await withTimeout(appliedMigrations(), databaseTimeout)
    const pending = knownMigrations().filter((name) => !appliedNames.includes(name))
    return {
      database: { status: 'ok', milliseconds: Math.round(performance.now() - startedAt) },
      migrations: pending.length
        ? { status: 'fail', pending, say: 'Run "npm run db:deploy".' }
        : { status: 'ok', pending },
    }
  } catch {
    return {
      database: {
        status: 'fail',
        say: 'The database did not answer within 2 seconds. Leads are kept in the spool meanwhile.',
      },
    }
  }
}

async function diskCheck(): Promise<Check> {
  const { DATA_DIR } = env()
  const probe = path.join(DATA_DIR, `.probe-${process.pid}`)
  try {
    const free = await freeBytes(DATA_DIR)
    await writeFile(probe, 'x')
    await rm(probe, { force: true })
    if (free < criticalSpace) return { status: 'fail', free, say: 'The disk of DATA_DIR is full: make room.' }
    if (free < lowSpace) return { status: 'warn', free, say: 'The disk of DATA_DIR is nearly full.' }
    return { status: 'ok', free }
  } catch {
    return { status: 'fail', say: 'DATA_DIR can’t be written.' }
  }
}

const spooledAt = (name: string): Promise<Date | null> =>
  stat(path.join(dataFolder('spool'), name)).then(
    ({ mtime }) => mtime,
    () => null, // stored in the database meanwhile
  )

/** Counts the leads in the spool and those set aside, and returns when the oldest began to wait. */
export async function spoolState(): Promise<{ waiting: number; oldest: Date | null; setAside: number }> {
  const names = await readdir(dataFolder('spool')).catch(() => [])
  const times = await Promise.all(names.filter((name) => name.endsWith('.json')).map(spooledAt))
  const waiting = times.filter((time) => time !== null).sort((a, b) => a.getTime() - b.getTime())
  return { waiting: waiting.length, oldest: waiting[0] ?? null, setAside: names.filter(isSetAside).length }
}

async function spoolCheck(now: Date): Promise<Check> {
  const { waiting, oldest, setAside } = await spoolState()
  const seconds = age(oldest, now)
  const advice = [
    seconds !== null && seconds > maxSpoolAge && 'Leads wait for the database: see its check.',
    setAside > 0 &&
      'The database refused leads for what is in them: bring them in or dismiss them on /admin/deliveries.',
  ].filter((sentence) => typeof sentence === 'string')
  return warnIf(advice.join(' '), { waiting, age: seconds, setAside })
}

async function outboxCheck(now: Date): Promise<Check> {
  try {
    const [oldest, failed] = await withTimeout(Promise.all([oldestWaiting(), countFailed()]), databaseTimeout)
    const seconds = age(oldest, now)
    const isLate = seconds !== null && seconds > maxOutboxAge
    const advice =
      failed > 0
        ? 'Messages were refused for good: see the staff area for why.'
        : isLate && 'Messages wait to be sent: see the staff area for why.'
    return warnIf(advice, { age: seconds, failed })
  } catch {
    return databaseUnanswered
  }
}

async function mailboxCheck(now: Date): Promise<Check> {
  try {
    const { checkedAt } = await withTimeout(getMailboxState(), databaseTimeout)
    const seconds = age(checkedAt || null, now)
    const isLate = (seconds ?? process.uptime()) > maxMailboxAge
    return warnIf(isLate && 'The mailbox of IMAP_URL can’t be read: answers wait there.', { age: seconds })
  } catch {
    return databaseUnanswered
  }
}

async function backupCheck(now: Date): Promise<Check> {
  const { BACKUP, BACKUP_DIR } = env()
  if (!BACKUP) return { status: 'ok', off: true }
  const state = await readBackupState(BACKUP_DIR)
  // Another instance may have made one since, in a folder that this one doesn't see.
  const sharedAt = await withTimeout(taskDoneAt('backup'), databaseTimeout).catch(() => null)
  const isNewer = (than: string | undefined) => sharedAt && (!than || sharedAt > new Date(than))
  const seconds = age(isNewer(state?.good?.at) ? sharedAt : (state?.good?.at ?? null), now)
  const isLate = seconds !== null && seconds > maxBackupAge
  const advice =
    state?.error && !isNewer(state.triedAt)
      ? `The last backup was not made: ${state.error}.`
      : isLate && 'No backup was made for over a day: run "npm run backup".'
  return warnIf(advice, { age: seconds })
}

async function tasksCheck(now: Date): Promise<Check> {
  try {
    const tasks = await withTimeout(listLeases(), databaseTimeout)
    const holders = Object.fromEntries(tasks.map(({ job, holder, since }) => [job, { holder, since }]))
    const isScheduled = (job: string) => job !== 'backup' || env().BACKUP
    const isLate =
      process.uptime() > maxUnheldTime &&
      tasks.some(
        ({ job, holder, since }) => isScheduled(job) && !holder && (age(since, now) ?? 0) > maxUnheldTime,
      )
    return warnIf(isLate && 'A job has no instance that does it: see the log for why.', holders)
  } catch {
    return databaseUnanswered
  }
}

/** A check of the bucket counts this long, in milliseconds: each call costs money. */
const bucketCheckLifetime = 60_000

const checkBucket = memoize(
  () =>
    withTimeout(pictureStorage().check(), databaseTimeout).then(
      () => warnIf(null),
      () =>
        warnIf('MEDIA_S3_BUCKET can’t be reached. Recently shown pictures still work; none can be added.'),
    ),
  { expiresAt: () => Date.now() + bucketCheckLifetime },
)

/** Checks whether the site can do its work. Never throws. */
export async function readiness(now = new Date()): Promise<Readiness> {
  const [databases, disk, spool, outbox, backup, jobs, pictures, mailbox] = await Promise.all([
    databaseChecks(),
    diskCheck(),
    spoolCheck(now),
    outboxCheck(now),
    backupCheck(now),
    tasksCheck(now),
    hasBucket() ? checkBucket() : warnIf(null),
    env().IMAP_URL ? mailboxCheck(now) : warnIf(null),
  ])
  const pipeline = pipelineProblem()
  const { redis } = instances
  const checks: Record<string, Check> = {
    ...databases,
    disk,
    spool,
    outbox,
    backup,
    jobs,
    pictures,
    address: warnIf(addressMismatch()),
    // All visitors would share one address, and its limits.
    proxy: warnIf(
      hasUncountedProxy() && 'Requests come through a proxy: set TRUST_PROXY to the number of proxies.',
    ),
    pipeline: warnIf(pipeline && `The request pipeline is ${pipeline}.`),
    ...(env().IMAP_URL && { mailbox }),
    ...(redis && {
      redis: warnIf(
        !redis.isUp &&
          'Redis does not answer: pages are served all the same, and each instance counts its own limits.',
      ),
    }),
  }
  const verdicts = Object.values(checks).map(({ status }) => status)
  const status = verdicts.includes('fail') ? 'fail' : verdicts.includes('warn') ? 'warn' : 'ok'
  return { status, checks }
}

const readinessLifetime = 1_000

/** Returns the readiness, checked once a second at most: strangers may ask, and each check writes to the disk. */
export const recentReadiness: () => Promise<Readiness> = memoize(() => readiness(), {
  expiresAt: () => Date.now() + readinessLifetime,
})
