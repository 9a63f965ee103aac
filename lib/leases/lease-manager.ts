import 'server-only'
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import {
  type LeaseTask,
  LeaseLost,
  releaseLeases,
  renewLeases,
  takeLease,
  type StoredLease,
} from '@/lib/data/leases'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'

/** The duration of a lease, the interval of its renewals, and the margin before its end at which we stop relying on it; in milliseconds. */
const leaseDuration = 30_000
const renewInterval = 10_000
const margin = 5_000

/** A lease that can be checked without asking the database. */
export type Lease = StoredLease & {
  /** Returns true while the task is surely ours. Checked again after each wait: a process that was paused may have lost it. */
  isSure: () => boolean
  /** @throws LeaseLost */
  check: () => void
}

type Options = { holder?: string; leaseDuration?: number; renewInterval?: number; margin?: number }

/** Returns the time by a clock that nobody sets, and by one that goes on while the machine sleeps. */
const moment = () => ({ steady: performance.now(), wall: Date.now() })
const since = (start: ReturnType<typeof moment>) =>
  Math.max(performance.now() - start.steady, Date.now() - start.wall)

/** Returns the name of this instance in /readyz and the log: machine, port, and a number of this process. */
const instanceName = () => `${hostname()}:${env().PORT}-${randomBytes(4).toString('hex')}`

/**
 * Takes tasks for one instance and keeps them while it lives. An instance that dies, is paused or can't reach the database
 * loses them after `leaseDuration` at the latest; by its own clocks it stops `margin` earlier.
 */
export function createLeaseManager(options: Options = {}) {
  const times = { leaseDuration, renewInterval, margin, ...options }
  const holder = options.holder ?? instanceName()
  const current = new Map<LeaseTask, { lease: Lease; confirmed: ReturnType<typeof moment> }>()
  const requests = new Map<LeaseTask, Promise<Lease | null>>()
  let timer: NodeJS.Timeout | undefined
  let renewing: Promise<void> = Promise.resolve()
  let isStopped = false
  let hasTaken = false
  let isFailing = false

  const isSure = (stored: StoredLease) => {
    const entry = current.get(stored.job)
    return entry?.lease.turn === stored.turn && since(entry.confirmed) < times.leaseDuration - times.margin
  }

  async function renew(): Promise<void> {
    const requestedAt = moment()
    const leases = [...current.values()].map(({ lease }) => lease)
    try {
      const renewedLeases = await renewLeases(holder, leases, times.leaseDuration)
      isFailing = false
      for (const lease of leases) {
        const entry = current.get(lease.job)
        if (entry?.lease !== lease) continue
        if (renewedLeases.some(({ job }) => job === lease.job)) entry.confirmed = requestedAt
        else {
          current.delete(lease.job)
          log.warn({ job: lease.job }, 'another instance has taken a job over from this one')
        }
      }
    } catch (error) {
      // Logged once for a failure that lasts; leases that aren't renewed end by themselves.
      if (!isFailing) log.warn({ err: error }, 'the jobs of this instance could not be renewed, trying again')
      isFailing = true
    }
  }

  function schedule() {
    if (timer || isStopped || current.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      renewing = renew().finally(schedule)
    }, times.renewInterval).unref()
  }

  async function takeNew(job: LeaseTask): Promise<Lease | null> {
    const confirmedAt = moment()
    const stored = await takeLease(job, holder, times.leaseDuration)
    hasTaken ||= stored !== null
    if (!stored || isStopped) return null
    const lease: Lease = {
      ...stored,
      isSure: () => isSure(stored),
      check: () => {
        if (!isSure(stored)) throw new LeaseLost(job)
      },
    }
    current.set(job, { lease, confirmed: confirmedAt })
    schedule()
    return lease
  }

  return {
    holder,
    /** Takes a task if no instance has it, and returns the lease; null while another instance does. */
    async take(job: LeaseTask): Promise<Lease | null> {
      if (isStopped) return null
      const lease = current.get(job)?.lease
      if (lease?.isSure()) return lease
      const request = requests.get(job) ?? takeNew(job).finally(() => requests.delete(job))
      requests.set(job, request)
      return request
    },
    /** Lists the tasks that are surely this instance's. */
    tasks: (): LeaseTask[] =>
      [...current.values()].flatMap(({ lease }) => (lease.isSure() ? [lease.job] : [])),
    /** Gives all tasks back for good: another instance goes on at once. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await Promise.allSettled([renewing, ...requests.values()])
      current.clear()
      if (hasTaken) await releaseLeases(holder)
    },
  }
}

export type LeaseManager = ReturnType<typeof createLeaseManager>

const slot = processSlot<LeaseManager>('leases')

/** Returns the leases of this process. */
export const leases = (): LeaseManager => (slot.current ??= createLeaseManager())
