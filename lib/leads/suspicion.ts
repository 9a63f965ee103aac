import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { freeBytes } from '@/lib/free-bytes'
import { countRequest, type Limit } from '@/lib/limits/rate-limit'
import { type FormInstance } from '@/lib/schemas/leads'
import { officePhone } from './office-phone'

// Signs of a program. None is certain, so nothing is dropped: the lead is held.

/** Valid requests of one address, from all forms: more than a household sends, less than a program. */
const ofAddress: Limit = { name: 'leads', points: 60, seconds: 600 }
/** From this number on hardly more than the sender is kept of a request. */
const flood = 600
/** Valid requests of all addresses: beyond this a browser has to solve a challenge; nobody is refused. */
const ofAll: Limit = { name: 'leads-of-all', points: 600, seconds: 600 }
/** Milliseconds from opening the page to sending: nobody fills in a form faster, even with autofill. */
const fastest = 1_500

/** Characters kept of each text of many requests, and in a flood: each request is a row on the disk. */
const limitAmongMany = 4_000
const limitInFlood = 300
/** Free bytes that are reserved for other addresses' requests. */
const spareBytes = 1_000_000_000

/**
 * Why a request is held, as text for staff. `provable` if the sender's browser can release it by a challenge;
 * `textLimit` is the number of characters kept of each text.
 */
export type Suspicion = { reason: string; provable: boolean; textLimit?: number }

/** Returns true if the disk has room for leads that nobody may ever read, or if that is unknown. */
export const hasSpareRoom = () =>
  freeBytes(env().DATA_DIR).then(
    (free) => free > spareBytes,
    () => true,
  )

/**
 * Judges a valid request by its form and address.
 * @throws AppError too-many, with the telephone number, if one address sends too many and the disk is nearly full
 */
export async function suspicionOf(
  { homepage, elapsed }: FormInstance,
  address: string,
): Promise<Suspicion | null> {
  const ofClient = await countRequest(ofAddress, address)
  const ofEverybody = await countRequest(ofAll, 'all')
  const isMany = ofClient.requests > ofAddress.points
  const isFlood = ofClient.requests > flood
  if (isMany && !(await hasSpareRoom())) {
    const detail = `Too many requests came from your connection. Please call us at ${await officePhone()}.`
    throw new AppError('too-many', { detail, retryAfter: Math.max(1, ofClient.freeIn / 1000) })
  }
  const textLimit = isFlood
    ? limitInFlood
    : isMany || ofEverybody.requests > ofAll.points
      ? limitAmongMany
      : undefined
  if (homepage) return { reason: 'It filled in a field that people don’t see.', provable: false, textLimit }
  if (isMany) {
    const limit = isFlood ? flood : ofAddress.points
    const reason = `More than ${limit} requests came from its address in ten minutes.`
    return { reason, provable: !isFlood, textLimit }
  }
  if (elapsed !== undefined && elapsed < fastest)
    return {
      reason: `It was sent ${(elapsed / 1000).toFixed(1)} seconds after its page was opened.`,
      provable: true,
      textLimit,
    }
  if (ofEverybody.requests > ofAll.points)
    return {
      reason: `It came while requests poured in, more than ${ofAll.points} in ten minutes, and its browser didn’t pass the check.`,
      provable: true,
      textLimit,
    }
  return null
}
