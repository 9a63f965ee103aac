import 'server-only'
import { type Lead } from '@/lib/content-types'
import { listGathered, listSentTimes } from '@/lib/data/outbox-budgets'
import { Postponed } from './channel'

const minute = 60_000
const hour = 60 * minute
/** Messages of a kind within an hour that are about one lead or visit each; after them it is a flood. */
const maxSingle = 20
/** In a flood one message about all that came in is sent after each such time. */
const gatheringTime = 15 * minute
const maxGathered = 2_000

export type OwnerMessageKind = 'lead-notification' | 'lead-sms' | 'visit-notification'
type OwnerMessage = { id: string; kind: OwnerMessageKind; lead: Lead; now: Date }

/** The leads that a message is about, its own first; the ids of the other messages that it covers, and the ids of their visits. */
export type Gathered = { leads: Lead[]; covered: string[]; visitIds: string[] }

/**
 * Returns what a message to the owner is about: its own lead, or in a flood all that have gathered. The outbox holds the whole
 * state of a flood, so a restart loses none of it.
 * @throws Postponed while a flood gathers
 */
export async function gatherForOwner({ id, kind, lead, now }: OwnerMessage): Promise<Gathered> {
  const times = await listSentTimes(kind, new Date(now.getTime() - hour), maxSingle)
  const [last] = times
  const next = last && times.length >= maxSingle ? last.getTime() + gatheringTime : 0
  if (next > now.getTime())
    throw new Postponed(
      `${maxSingle} messages went out within an hour. One message will cover everything that comes in until then.`,
      new Date(next),
    )
  const gatheredMessages = await listGathered(kind, { except: id, now, limit: maxGathered })
  const isFlood = next > 0 || gatheredMessages.some(({ isPostponed }) => isPostponed)
  if (!isFlood) return { leads: [lead], covered: [], visitIds: [] }
  return {
    leads: [lead, ...gatheredMessages.map(({ lead: gatheredLead }) => gatheredLead)],
    covered: gatheredMessages.map(({ id: gatheredId }) => gatheredId),
    visitIds: gatheredMessages.flatMap(({ visitId }) => visitId ?? []),
  }
}
