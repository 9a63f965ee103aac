import { type DeliveryKind } from '@/lib/content-types'

const firstWait = 10_000
const maxWait = 15 * 60_000
const maxPause = 60_000

/**
 * Returns how long to wait after so many failed tries, in milliseconds: doubling from ten seconds to a quarter of an hour. Up
 * to half of it is random, so that messages that failed together aren't tried together.
 */
export function backoff(attempts: number, random: () => number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), maxWait)
  return Math.round(wait / 2 + (random() * wait) / 2)
}

/** Returns how long a channel pauses after so many failures in a row that affect all its messages, in milliseconds. */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(backoff(failures, random), maxPause)

/** The tries after which a message is given up: an owner's after three days, others when they would only surprise. */
export const maxAttempts: Record<DeliveryKind, number> = {
  'lead-notification': 700,
  'lead-confirmation': 120,
  'lead-webhook': 700,
  'lead-sms': 60,
  'visit-notification': 700,
  'visit-confirmation': 120,
  'visit-reminder': 60,
}
