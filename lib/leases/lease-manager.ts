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

/** How long a task is ours without renewal, how often we renew it, and how much earlier we stop trusting it; in milliseconds. */
const lasts = 30_000
const renewed = 10_000
const margin = 5_000

/** A lease that can be checked without asking the database. */
export type Lease = StoredLease & {
  /** Returns true while the task is surely ours. Checked again after each wait: a process that was paused may have lost it. */
  isSure: () => boolean
  /** @throws LeaseLost */
  check: () => void
}

type Options = { holder?: string; lasts?: number; renewed?: number; margin?: number }

/** The time by a clock that nobody sets, and by one that goes on while the machine sleeps. */
const moment = () => ({ steady: performance.now(), wall: Date.now() })
const since = (begun: ReturnType<typeof moment>) =>
  Math.max(performance.now() - begun.steady, Date.now() - begun.wall)

/** The name of this instance in /readyz and the log: machine, port, and a number of this process. */
const instanceName = () => `${hostname()}:${env().PORT}-${randomBytes(4).toString('hex')}`

/**
 * Takes tasks for one instance and keeps them while it lives. An instance that dies, is paused or can't reach the database
 * loses them after `lasts` at the latest; by its own clocks it stops `margin` earlier.
 */
export function createLeaseManager(options: Options = {}) {
  const times = { lasts, renewed, margin, ...options }
  const holder = options.holder ?? instanceName()
  const held = new Map<LeaseTask, { hold: Lease; confirmed: ReturnType<typeof moment> }>()
  const taking = new Map<LeaseTask, Promise<Lease | null>>()
  let timer: NodeJS.Timeout | undefined
  let renewing: Promise<void> = Promise.resolve()
  let isStopped = false
  let hasTaken = false
  let isFailing = false

  const isSure = (turn: StoredLease) => {
    const known = held.get(turn.job)
    return known?.hold.turn === turn.turn && since(known.confirmed) < times.lasts - times.margin
  }

  async function renew(): Promise<void> {
    const asked = moment()
    const turns = [...held.values()].map(({ hold }) => hold)
    try {
      const ours = await renewLeases(holder, turns, times.lasts)
      isFailing = false
      for (const hold of turns) {
        const known = held.get(hold.job)
        if (known?.hold !== hold) continue
        if (ours.some(({ job }) => job === hold.job)) known.confirmed = asked
        else {
          held.delete(hold.job)
          log.warn({ job: hold.job }, 'another instance has taken a job over from this one')
        }
      }
    } catch (error) {
      // Logged once for a failure that lasts; leases that aren't renewed end by themselves.
      if (!isFailing) log.warn({ err: error }, 'the jobs of this instance could not be renewed, trying again')
      isFailing = true
    }
  }

  function schedule() {
    if (timer || isStopped || held.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      renewing = renew().finally(schedule)
    }, times.renewed).unref()
  }

  async function ask(job: LeaseTask): Promise<Lease | null> {
    const confirmed = moment()
    const turn = await takeLease(job, holder, times.lasts)
    hasTaken ||= turn !== null
    if (!turn || isStopped) return null
    const hold: Lease = {
      ...turn,
      isSure: () => isSure(turn),
      check: () => {
        if (!isSure(turn)) throw new LeaseLost(job)
      },
    }
    held.set(job, { hold, confirmed })
    schedule()
    return hold
  }

  return {
    holder,
    /** Takes a task if no instance has it, and returns the lease; null while another instance does. */
    async take(job: LeaseTask): Promise<Lease | null> {
      if (isStopped) return null
      const known = held.get(job)?.hold
      if (known?.isSure()) return known
      const asked = taking.get(job) ?? ask(job).finally(() => taking.delete(job))
      taking.set(job, asked)
      return asked
    },
    /** Lists the tasks that are surely this instance's. */
    jobs: (): LeaseTask[] => [...held.values()].flatMap(({ hold }) => (hold.isSure() ? [hold.job] : [])),
    /** Gives all tasks back for good: another instance goes on at once. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await Promise.allSettled([renewing, ...taking.values()])
      held.clear()
      if (hasTaken) await releaseLeases(holder)
    },
  }
}

export type LeaseManager = ReturnType<typeof createLeaseManager>

const slot = processSlot<LeaseManager>('leases')

/** Returns the leases of this process. */
export const leases = (): LeaseManager => (slot.current ??= createLeaseManager())
