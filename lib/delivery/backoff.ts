import { type DeliveryKind } from '@/lib/content-types'

const first = 10_000
const longest = 15 * 60_000

/**
 * How long to wait after so many failed tries, in milliseconds: doubling from ten seconds to a quarter of an hour. Up to
 * half of it is by chance, so that what failed together isn't tried together.
 */
export function backoff(attempts: number, random: () => number): number {
  const whole = Math.min(first * 2 ** (attempts - 1), longest)
  return Math.round(whole / 2 + (random() * whole) / 2)
}

const longestPause = 60_000

/** How long a channel rests after so many failures in a row that hinder all its messages, in milliseconds. */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(backoff(failures, random), longestPause)

/**
 * After how many tries a message is given up: the owner's mail after at least three days, a confirmation after about
 * a day and a text after half of one, when they would only surprise.
 */
export const maxAttempts: Record<DeliveryKind, number> = {
  'lead-notification': 700,
  'lead-confirmation': 120,
  'lead-webhook': 700,
  'lead-sms': 60,
  'visit-notification': 700,
  'visit-confirmation': 120,
  'visit-reminder': 60,
}
