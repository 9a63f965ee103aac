import 'server-only'
import { createHash } from 'node:crypto'
import { changeSpamLead, foldSpamLeads, type SpamTotal, measureSpamLeads } from '@/lib/data/spam-leads'
import { countRequest, type Limit } from '@/lib/limits/rate-limit'
import { log } from '@/lib/log'
import { memoize } from '@/lib/memoize'
import { countLead } from '@/lib/metrics/registry'
import { counted } from '@/lib/text/counted'
import { withTimeout } from '@/lib/with-timeout'
import { captureLead, type CapturedLead, idOfKey } from './capture'
import { challengeLifetime } from './challenge'
import { countSpooled } from './spool'
import { hasSpareRoom, type Suspicion } from './suspicion'

// A held lead may be a program's, and each is a row on the disk. Beyond a bound, all held leads of an address and day
// share one row, which counts them; beyond a second bound, those of all addresses do. Other leads have no bound.

const day = 86_400_000

/**
 * The limits of held leads within a day, and in all. The totals are measured again after `freshFor` and `allFreshFor`
 * milliseconds.
 */
export const heldBounds = {
  /** Leads with a row each. */
  alone: 5_000,
  /** Leads, and bytes of their text, beyond which no address gets a lasting row. */
  rows: 20_000,
  bytes: 50_000_000,
  freshFor: 15_000,
  /** The same over all days: spam stays for 90. */
  allRows: 60_000,
  allBytes: 150_000_000,
  allFreshFor: 600_000,
}
type HeldBounds = typeof heldBounds

/** Beyond the bounds, how many leads of one address keep a row while their browser may still solve the challenge. */
const ownRows: Limit = { name: 'held-alone', points: 60, seconds: day / 1000 }
/** Characters kept of each text beyond the bound, of each sender, and of all senders that share a row. */
export const shortTextLength = 300
const keptOfSender = 100
const keptOfSenders = 2_000
/** The time that the database has to measure or count, in milliseconds. */
const countWithin = 1_000

/** Ends the reason of a lead whose row is temporary; foldUnproven finds it by this. */
export const temporaryEnding =
  ' Too much is held: unless its browser passes the check within ten minutes, only its name and phone number are kept, with the rest of that day’s.'
/** Leaves time for a last-minute proof, and for instances whose clocks differ. */
const temporaryLifetime = challengeLifetime + 60_000

/**
 * Returns a function that measures the held leads. It doesn't wait long: while the database is away it counts the spool; while it is
 * slow it returns the last measure, or `unknown`.
 */
function heldMeasure(since: () => Date) {
  let latest: { at: number; total: Promise<SpamTotal> } | undefined
  let last: SpamTotal | undefined
  const measure = memoize(async () => (last = await measureSpamLeads(since())), { expiresAt: () => 0 })
  return (freshFor: number, unknown: SpamTotal): Promise<SpamTotal> => {
    if (latest && performance.now() - latest.at < freshFor) return latest.total
    // A late measure is used by the next call.
    const total = withTimeout(measure(), countWithin).catch(async () => {
      const { rows, bytes } = last ?? unknown
      return { rows: Math.max(rows, await countSpooled()), bytes }
    })
    latest = { at: performance.now(), total }
    return total
  }
}
const heldOfDay = heldMeasure(() => new Date(Date.now() - day))
const heldOfAllTime = heldMeasure(() => new Date(0))

/**
 * Returns the room for a held lead: a whole row, a row with short texts, a temporary row, or a place in the row of its
 * address or of all addresses.
 */
export async function roomForHeld(
  { provable }: Suspicion,
  address: string,
  bounds: HeldBounds,
): Promise<'whole' | 'short' | 'passing' | 'shared' | 'shared-by-all'> {
  // Before the first measure assume many: assuming none left would cut a visitor's text to a name.
  const { rows, bytes } = await heldOfDay(bounds.freshFor, { rows: bounds.alone, bytes: 0 })
  const sum = await heldOfAllTime(bounds.allFreshFor, { rows: 0, bytes: 0 })
  const isFull =
    rows >= bounds.rows || bytes >= bounds.bytes || sum.rows >= bounds.allRows || sum.bytes >= bounds.allBytes
  // On a nearly full disk each row counts, however few are held.
  if (!isFull && rows < bounds.alone && (await hasSpareRoom())) return 'whole'
  const isAlone = provable && (await countRequest(ownRows, address)).requests <= ownRows.points
  if (isFull) return isAlone ? 'passing' : 'shared-by-all'
  return isAlone ? 'short' : 'shared'
}

/** A shared row: of an address or of `all`, and its reason for so many requests. */
type Group = { of: string; reasonFor: (requests: number) => string }

const ofAddress = (address: string, words: string): Group => ({
  of: address,
  reasonFor: (requests) =>
    `${words} So many are held that this one represents all that its address sent that day: ${counted(requests, 'request')}.`,
})

const ofAll: Group = {
  of: 'all',
  reasonFor: (requests) =>
    `Too much was held that day. This one represents the rest, with the first names and phone numbers: ${counted(requests, 'request')}.`,
}
/** A row of many has nobody's name, so that it isn't taken for one person's. */
const nameOfAll = 'Many senders'

const requestsOf = (suspicion: string) => Number(/: (\d+) requests?\.$/.exec(suspicion)?.[1] ?? 1)

const shorten = (text = '') => text.slice(0, keptOfSender).toWellFormed()

type Sender = Pick<CapturedLead, 'name' | 'phone'>
const senderText = ({ name, phone }: Sender) => [name, phone].map(shorten).filter(Boolean).join(', ')

/** Adds a sender to a row's message if there is room. */
const addSender = (message: string, sender: string) =>
  message.length + sender.length < keptOfSenders && !message.split('\n').includes(sender)
    ? `${message}\n${sender}`.trim()
    : message

const keyOf = (date: string, { of }: Group, row: number) =>
  createHash('sha256')
    .update(JSON.stringify(['held', date, of, row]))
    .digest('hex')

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/**
 * Counts a lead in the group's row of today. A row that staff have judged isn't changed.
 * @returns its id, or the key for a new row
 */
async function countIn(group: Group, lead: CapturedLead): Promise<{ id: string } | { key: string }> {
  for (let row = 0; ; row += 1) {
    const key = keyOf(dateOf(Date.now()), group, row)
    const outcome = await withTimeout(
      changeSpamLead(key, ({ suspicion, message }) => ({
        suspicion: group.reasonFor(requestsOf(suspicion) + 1),
        message: addSender(message, senderText(lead)),
      })),
      countWithin,
    ).catch((error: unknown) => {
      log.warn({ err: error }, 'a repeated request could not be counted')
      return 'none' as const
    })
    if (outcome === 'none') return { key }
    if (outcome !== 'judged') return outcome
  }
}

/**
 * Counts a held lead in the row of its address and day. If `shared-by-all`, an address with a row is still counted
 * there, and others in the row of the day.
 * @throws as captureLead
 */
export async function addToHeldGroup(
  lead: CapturedLead,
  { reason: words }: Suspicion,
  address: string,
  room: 'shared' | 'shared-by-all',
): Promise<{ id: string; held: boolean }> {
  const { source, name, phone, email } = lead
  const group = ofAddress(address, words)
  const isOfAll = room === 'shared-by-all'
  const inOwn = await countIn(group, lead)
  const place = isOfAll && 'key' in inOwn ? await countIn(ofAll, lead) : inOwn
  if ('id' in place) {
    countLead(source, 'suspect')
    return { ...place, held: true }
  }
  return captureLead({
    source,
    ...(isOfAll
      ? { name: nameOfAll }
      : { name: shorten(name), phone: shorten(phone), email: shorten(email) }),
    message: senderText(lead),
    status: 'spam',
    suspicion: (isOfAll ? ofAll : group).reasonFor(1),
    key: place.key,
  })
}

/** The rows per transaction, and transactions per run: others get their turn between them. */
const foldedAtOnce = { most: 500, times: 400 }

/**
 * Moves held leads whose challenge has expired into the row of their day, which counts and names them, and deletes
 * them. Leads that staff have touched stay.
 * @returns their number
 */
export async function foldUnproven(now = Date.now(), { most, times } = foldedAtOnce): Promise<number> {
  let count = 0
  for (const date of [dateOf(now - day), dateOf(now)]) {
    const begin = Date.parse(date)
    const before = new Date(Math.min(begin + day, now - temporaryLifetime))
    let after = new Date(begin - 1)
    for (let run = 0; run < times; run += 1) {
      const { deleted, last } = await foldSpamLeads(
        { after, before, ending: temporaryEnding, most },
        (row) => {
          const key = keyOf(date, ofAll, row)
          return { id: idOfKey(key), key, name: nameOfAll }
        },
        (repeats, foldedLeads) => ({
          suspicion: ofAll.reasonFor((repeats ? requestsOf(repeats.suspicion) : 0) + foldedLeads.length),
          message: foldedLeads.map(senderText).reduce(addSender, repeats?.message ?? ''),
        }),
      )
      count += deleted
      if (!last) break
      after = last
    }
  }
  if (count) log.info({ count }, 'held leads without a proof went into the row of their day')
  return count
}
