import 'server-only'
import { AppError } from '@/lib/errors'
import { countRequest, type Limit } from '@/lib/limits/rate-limit'
import { type FormInstance } from '@/lib/schemas/leads'
import { officePhone } from './office-phone'

// What makes a request look like a program's. None of it is certain, so nothing is dropped for it: the lead is held.

/** Valid requests of one address from both forms together: more than a household sends, less than a program would. */
const ofAddress: Limit = { name: 'leads', points: 60, seconds: 600 }
/** From so many on, an address is refused: each request is a row on the disk. */
const beyondReason = 600
/** Valid requests of all addresses: beyond this a visitor's browser is asked for a proof, nobody is refused. */
const ofAll: Limit = { name: 'leads-of-all', points: 600, seconds: 600 }
/** Milliseconds from opening the page to sending: nobody reads and fills in a form that fast, browsers that fill it in included. */
const fastest = 1_500

/** Why a request is held, in words for staff; `provable` where the sender's browser can take it back by some work. */
type Suspicion = { words: string; provable: boolean }

/**
 * Judges a valid request by its form and its address.
 * @throws AppError too-many, with the telephone number, where one address sends beyond all reason
 */
export async function suspicionOf(
  { homepage, elapsed }: FormInstance,
  address: string,
): Promise<Suspicion | null> {
  const mine = await countRequest(ofAddress, address)
  if (mine.requests > beyondReason) {
    const detail = `Too many requests came from your connection. Please call us at ${await officePhone()}.`
    throw new AppError('too-many', { detail, retryAfter: Math.max(1, mine.freeIn / 1000) })
  }
  const all = await countRequest(ofAll, 'all')
  if (homepage) return { words: 'It filled in a field that people don’t see.', provable: false }
  if (mine.requests > ofAddress.points)
    return {
      words: `More than ${ofAddress.points} requests came from its address in ten minutes.`,
      provable: true,
    }
  if (elapsed !== undefined && elapsed < fastest)
    return {
      words: `It was sent ${(elapsed / 1000).toFixed(1)} seconds after its page was opened.`,
      provable: true,
    }
  if (all.requests > ofAll.points)
    return {
      words: `It came while requests poured in, more than ${ofAll.points} in ten minutes, and its browser showed no proof that it is one.`,
      provable: true,
    }
  return null
}
