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

// What is held may be a program's, and each is a row on the disk. Beyond a bound all that an address sends on a day shares
// one row, which counts; beyond a second one, over all addresses, all that they send on a day does. What isn't held has no
// bound.

const day = 86_400_000

/** How much may be held within a day, and in all. The totals are measured anew after `freshFor` and `allFreshFor` milliseconds. */
export const heldBounds = {
  /** Leads that have a row each. */
  alone: 5_000,
  /** Leads, and bytes of their text, beyond which no address gets a row that stays. */
  rows: 20_000,
  bytes: 50_000_000,
  freshFor: 15_000,
  /** The same of all days together: spam stays for 90. */
  allRows: 60_000,
  allBytes: 150_000_000,
  allFreshFor: 600_000,
}
type HeldBounds = typeof heldBounds

/** Beyond them, how many of one address have a row while their browser may still show that it is one. */
const ownRows: Limit = { name: 'held-alone', points: 60, seconds: day / 1000 }
/** Letters kept of each text where a row is kept beyond the bound, and of all the senders that share one. */
export const shortTextLength = 300
const keptOfSender = 100
const keptOfSenders = 2_000
/** How long the database may take to measure or to count, in milliseconds. */
const countWithin = 1_000

/** Ends the reason of a lead whose row stays only while its browser may prove itself: it is found again by it. */
export const temporaryEnding =
  ' Too much is held: unless its browser proves itself within ten minutes, only its name and telephone number are kept, with the rest of that day’s.'
/** A proof that came at the last moment has its turn before the row goes, whatever the clocks of several instances say. */
const temporaryLifetime = challengeLifetime + 60_000

/**
 * A measure of what is held as of a moment ago. Nobody waits long for it: while the database is away, what waits in the
 * spool is counted; while it is slow, the last measure is taken, or `unknown` before there is one.
 */
function heldMeasure(since: () => Date) {
  let asked: { at: number; total: Promise<SpamTotal> } | undefined
  let last: SpamTotal | undefined
  const measure = memoize(async () => (last = await measureSpamLeads(since())), { expiresAt: () => 0 })
  return (freshFor: number, unknown: SpamTotal): Promise<SpamTotal> => {
    if (asked && performance.now() - asked.at < freshFor) return asked.total
    // One that comes too late for whoever asked is the last one for the next.
    const total = withTimeout(measure(), countWithin).catch(async () => {
      const { rows, bytes } = last ?? unknown
      return { rows: Math.max(rows, await countSpooled()), bytes }
    })
    asked = { at: performance.now(), total }
    return total
  }
}
const heldOfDay = heldMeasure(() => new Date(Date.now() - day))
const heldOfAllTime = heldMeasure(() => new Date(0))

/**
 * The room that there is for a held lead: a row as always, a row of few letters, one that stays only until the proof is
 * overdue, a place in its address's row, or one in the row of all addresses.
 */
export async function roomForHeld(
  { provable }: Suspicion,
  address: string,
  bounds: HeldBounds,
): Promise<'whole' | 'short' | 'passing' | 'shared' | 'shared-by-all'> {
  // Unknown is no more room than many leave, and not none: that would shorten what a visitor says to a name.
  const { rows, bytes } = await heldOfDay(bounds.freshFor, { rows: bounds.alone, bytes: 0 })
  const all = await heldOfAllTime(bounds.allFreshFor, { rows: 0, bytes: 0 })
  const isFull =
    rows >= bounds.rows || bytes >= bounds.bytes || all.rows >= bounds.allRows || all.bytes >= bounds.allBytes
  // On a disk that is nearly full each counts, however few are held.
  if (!isFull && rows < bounds.alone && (await hasSpareRoom())) return 'whole'
  const isAlone = provable && (await countRequest(ownRows, address)).requests <= ownRows.points
  if (isFull) return isAlone ? 'passing' : 'shared-by-all'
  return isAlone ? 'short' : 'shared'
}

/** Who shares a row: the address, or `all`, and the row's words for so many requests. */
type Group = { of: string; reasonFor: (requests: number) => string }

const ofAddress = (address: string, words: string): Group => ({
  of: address,
  reasonFor: (requests) =>
    `${words} So many are held that this one stands for all that its address sent that day: ${counted(requests, 'request')}.`,
})

const ofAll: Group = {
  of: 'all',
  reasonFor: (requests) =>
    `Too much was held that day. This one stands for the rest, with the first names and telephone numbers: ${counted(requests, 'request')}.`,
}
/** A row of many has nobody's name, so that it isn't taken for one person's. */
const nameOfAll = 'Many senders'

const requestsOf = (suspicion: string) => Number(/: (\d+) requests?\.$/.exec(suspicion)?.[1] ?? 1)

const cut = (text = '') => text.slice(0, keptOfSender).toWellFormed()

type Sender = Pick<CapturedLead, 'name' | 'phone'>
const senderText = ({ name, phone }: Sender) => [name, phone].map(cut).filter(Boolean).join(', ')

/** A row's message with one more sender, as long as there is room. */
const addSender = (message: string, sender: string) =>
  message.length + sender.length < keptOfSenders && !message.split('\n').includes(sender)
    ? `${message}\n${sender}`.trim()
    : message

const keyOf = (date: string, { of }: Group, row: number) =>
  createHash('sha256')
    .update(JSON.stringify(['held', date, of, row]))
    .digest('hex')

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Counts a lead in the group's row of today. A row that staff have judged stays as it is. @returns its id, or the key that a row can be made with */
async function countIn(group: Group, lead: CapturedLead): Promise<{ id: string } | { key: string }> {
  for (let row = 0; ; row += 1) {
    const key = keyOf(dateOf(Date.now()), group, row)
    const changed = await withTimeout(
      changeSpamLead(key, ({ suspicion, message }) => ({
        suspicion: group.reasonFor(requestsOf(suspicion) + 1),
        message: addSender(message, senderText(lead)),
      })),
      countWithin,
    ).catch((error: unknown) => {
      log.warn({ err: error }, 'a repeated request could not be counted')
      return 'none' as const
    })
    if (changed === 'none') return { key }
    if (changed !== 'judged') return changed
  }
}

/**
 * Keeps a held lead in the row of its address and day: who sent it, and how many have. Where it is `shared-by-all`, an
 * address that has a row goes on counting there, and any other counts in the row of the day.
 * @throws as captureLead
 */
export async function addToHeldGroup(
  lead: CapturedLead,
  { reason: words }: Suspicion,
  address: string,
  room: 'shared' | 'shared-by-all',
): Promise<{ id: string; held: boolean }> {
  const { source, name, phone, email } = lead
  const own = ofAddress(address, words)
  const isOfAll = room === 'shared-by-all'
  const inOwn = await countIn(own, lead)
  const place = isOfAll && 'key' in inOwn ? await countIn(ofAll, lead) : inOwn
  if ('id' in place) {
    countLead(source, 'suspect')
    return { ...place, held: true }
  }
  return captureLead({
    source,
    ...(isOfAll ? { name: nameOfAll } : { name: cut(name), phone: cut(phone), email: cut(email) }),
    message: senderText(lead),
    status: 'spam',
    suspicion: (isOfAll ? ofAll : own).reasonFor(1),
    key: place.key,
  })
}

/** Rows that are folded in one change, and changes in a run: between them others have their turn. */
const foldedAtOnce = { most: 500, times: 400 }

/**
 * Takes the leads whose browser hasn't proven itself in time into the row of all of their day: they are counted, with
 * their names and telephone numbers, and deleted. What staff have looked at stays.
 * @returns how many there were
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
        (held, folded) => ({
          suspicion: ofAll.reasonFor((held ? requestsOf(held.suspicion) : 0) + folded.length),
          message: folded.map(senderText).reduce(addSender, held?.message ?? ''),
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
