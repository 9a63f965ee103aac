import 'server-only'
import { type Lead } from '@/lib/content-types'
import { listGathered, listSentTimes } from '@/lib/data/outbox-budgets'
import { Postponed } from './channel'

const minute = 60_000
const hour = 60 * minute
/** How many messages of a kind tell the owner of one lead or visit each within an hour. */
const mostAlone = 20
/** In a flood one message tells of all that came since the last one, so often at most. */
const gatherFor = 15 * minute
/** How many others one message stands for at most. */
const mostTogether = 2_000

type Kind = 'lead-notification' | 'lead-sms' | 'visit-notification'
type ToOwner = { id: string; kind: Kind; lead: Lead; now: Date }

/** The leads that a message tells of, its own first; the other messages that it stands for, and the visits of those. */
type Gathered = { leads: Lead[]; covered: string[]; visitIds: string[] }

/**
 * Returns what a message to the owner has to tell of: its own lead, or in a flood all that have gathered. All that is
 * known of a flood is in the outbox, so a restart loses nothing of it.
 * @throws Postponed while a flood gathers
 */
export async function gatherForOwner({ id, kind, lead, now }: ToOwner): Promise<Gathered> {
  const times = await listSentTimes(kind, new Date(now.getTime() - hour), mostAlone)
  const [last] = times
  const next = last && times.length >= mostAlone ? last.getTime() + gatherFor : 0
  if (next > now.getTime())
    throw new Postponed(
      `${mostAlone} messages went out within an hour. One message tells of all that come in meanwhile.`,
      new Date(next),
    )
  const gathered = await listGathered(kind, { except: id, now, limit: mostTogether })
  const isFlood = next > 0 || gathered.some(({ isPostponed }) => isPostponed)
  if (!isFlood) return { leads: [lead], covered: [], visitIds: [] }
  return {
    leads: [lead, ...gathered.map(({ lead: other }) => other)],
    covered: gathered.map(({ id: other }) => other),
    visitIds: gathered.flatMap(({ visitId }) => visitId ?? []),
  }
}
