import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '@/lib/errors'
import { counter } from '@/lib/limits/counter'
import { durationInWords } from '@/lib/text/duration'

// Guessing is slowed down, nobody is locked out (decision 017): after some free tries every further one has to wait
// longer than the one before, up to a quarter of an hour. Each count belongs to one address, one account seen from one
// address, or one known device, so that no stranger can use up another's attempts.

/** A kind of attempt, and how many of them a day are free of waiting. */
type Pace = { name: string; free: number }

/** An account's password, from one address. */
export const onAccount: Pace = { name: 'account', free: 5 }
/** Whatever account, from one address. */
export const fromAddress: Pace = { name: 'address', free: 20 }
/** An account's password, from a device that has signed in to it before. */
export const onDevice: Pace = { name: 'device', free: 10 }
/** An account's second factor; only somebody with the password gets that far. */
export const onCode: Pace = { name: 'code', free: 5 }
/** The current password, requested again within a session. */
export const onOwnPassword: Pace = { name: 'own', free: 5 }
/** Links for a new password, requested or used, from one address. */
export const onReset: Pace = { name: 'reset', free: 10 }

const firstWait = 30
const longestWait = 15 * 60
const retention = 24 * 60 * 60
/** The maximum number of counts in memory; beyond it the oldest goes. Counting doesn't stop anybody with that many addresses. */
const maxCounts = 10_000

const noLimit = 1_000_000
const counts = counter({ name: 'sign-in-count', points: noLimit, seconds: retention })
// One attempt, and then a wait of the length given with it.
const waits = counter({ name: 'sign-in-wait', points: 1, seconds: longestWait })
const countedKeys = new Set<string>()

// Hashed: keys of one length, and no address or account in memory.
const keyOf = ({ name }: Pace, subject: string) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('base64url')

async function remember(key: string): Promise<void> {
  countedKeys.delete(key)
  countedKeys.add(key)
  const [oldest] = countedKeys
  if (countedKeys.size <= maxCounts || !oldest) return
  countedKeys.delete(oldest)
  await Promise.all([counts.forget(oldest), waits.forget(oldest)])
}

async function forget(key: string): Promise<void> {
  countedKeys.delete(key)
  await Promise.all([counts.delete(key), waits.delete(key)])
}

/** Returns the seconds to wait after the try of this number. */
export function waitAfter(tries: number, { free }: Pace): number {
  return tries < free ? 0 : Math.min(longestWait, firstWait * 2 ** Math.min(tries - free, 10))
}

const tooMany = (milliseconds: number) =>
  new AppError('too-many', {
    detail: `Too many tries. Wait ${durationInWords(milliseconds / 1000)}, then try again.`,
    retryAfter: milliseconds / 1000,
  })

/**
 * Counts a try before it is checked, so that many at once are counted too. One that comes too early isn't counted.
 * @throws AppError too-many, with the seconds to wait
 */
export async function attempt(pace: Pace, subject: string): Promise<void> {
  const key = keyOf(pace, subject)
  const waiting = (await waits.get(key))?.msBeforeNext ?? 0
  if (waiting > 0) throw tooMany(waiting)
  const { consumedPoints } = await counts.penalty(key)
  await remember(key)
  const wait = waitAfter(consumedPoints, pace)
  if (wait === 0) return
  try {
    // Of several that came at once, the first begins the wait and the others have to.
    await waits.consume(key, wait)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    await counts.reward(key)
    throw tooMany(error.msBeforeNext)
  }
}

/** Forgets the tries: the last one was right. */
export const forgive = (pace: Pace, subject: string): Promise<void> => forget(keyOf(pace, subject))

/** Takes one try back: it was right, but not all of those before it need have been of the same person. */
export async function takeBack(pace: Pace, subject: string): Promise<void> {
  const key = keyOf(pace, subject)
  const { consumedPoints } = await counts.reward(key)
  if (consumedPoints <= 0) await forget(key)
  else await waits.delete(key)
}
