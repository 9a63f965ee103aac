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

/** How long a job is ours without a word from us, how often we renew it, and how much earlier we stop believing in it; in milliseconds. */
const lasts = 30_000
const renewed = 10_000
const margin = 5_000

/** A turn that can be asked whether it still counts, without asking the database. */
export type Lease = StoredLease & {
  /** Whether the job is ours for sure. Asked again after each wait: a process that was paused finds that it isn't. */
  isSure: () => boolean
  /** @throws LeaseLost where it isn't sure */
  check: () => void
}

type Options = { holder?: string; lasts?: number; renewed?: number; margin?: number }

/** A moment by both clocks of this process: one that nobody sets, and one that goes on while the machine sleeps. */
const moment = () => ({ steady: performance.now(), wall: Date.now() })
const since = (begun: ReturnType<typeof moment>) =>
  Math.max(performance.now() - begun.steady, Date.now() - begun.wall)

/** What /readyz and the log call this instance: its machine, its port, and a number that no other process has. */
const instanceName = () => `${hostname()}:${env().PORT}-${randomBytes(4).toString('hex')}`

/**
 * Takes jobs for one instance and keeps them while it lives. One that dies, is paused or can't reach the database loses
 * them after `lasts` at the latest; by its own clocks it stops earlier, by `margin`.
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
      // One line tells of a failure that lasts; what isn't renewed stops by itself.
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
    /** This instance's turn at a job, which it takes where nobody has it; null while another instance does. */
    async take(job: LeaseTask): Promise<Lease | null> {
      if (isStopped) return null
      const known = held.get(job)?.hold
      if (known?.isSure()) return known
      const asked = taking.get(job) ?? ask(job).finally(() => taking.delete(job))
      taking.set(job, asked)
      return asked
    },
    /** The jobs that are this instance's for sure. */
    jobs: (): LeaseTask[] => [...held.values()].flatMap(({ hold }) => (hold.isSure() ? [hold.job] : [])),
    /** Gives everything back, for good: another instance goes on at once. */
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

// One per process: each bundle of Next has its own copy of this module.
const slot = processSlot<LeaseManager>('leases')

/** The jobs of this process. */
export const leases = (): LeaseManager => (slot.current ??= createLeaseManager())
