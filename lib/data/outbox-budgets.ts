import 'server-only'
import { type Lead } from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { database } from './client'
import { leadSelect, toLead } from './leads'
import { isFree, postponedPrefix } from './outbox'

// Counts messages that were sent lately or wait, for the limits against floods (lib/delivery).

/** Lists the confirmations of a kind that were sent since a moment, oldest first. */
export async function listSentConfirmations(
  kind: DeliveryKind,
  since: Date,
): Promise<{ email: string; sentAt: Date }[]> {
  const db = await database()
  const rows = await db.outbox.findMany({
    where: { kind, status: 'sent', sentAt: { gt: since } },
    select: { sentAt: true, lead: { select: { email: true } } },
    orderBy: { sentAt: 'asc' },
  })
  return rows.flatMap(({ sentAt, lead }) => (sentAt ? [{ email: lead?.email ?? '', sentAt }] : []))
}

/** Lists when messages of a kind were sent since a moment, latest first; messages that one covered count once. */
export async function listSentTimes(kind: DeliveryKind, since: Date, limit: number): Promise<Date[]> {
  const db = await database()
  const groups = await db.outbox.groupBy({
    by: ['sentAt'],
    where: { kind, status: 'sent', sentAt: { gt: since } },
    orderBy: { sentAt: 'desc' },
    take: limit,
  })
  return groups.flatMap(({ sentAt }) => (sentAt ? [sentAt] : []))
}

/** Lists what a message can cover: leads and visits whose messages of the kind are due or postponed, oldest first. */
export async function listGathered(
  kind: DeliveryKind,
  { except, now, limit }: { except: string; now: Date; limit: number },
): Promise<{ id: string; isPostponed: boolean; lead: Lead; visitId: string | null }[]> {
  const db = await database()
  const rows = await db.outbox.findMany({
    where: {
      kind,
      status: 'waiting',
      id: { not: except },
      lead: { status: { notIn: ['spam', 'trashed'] } },
      AND: [
        { OR: [{ nextTryAt: { lte: now } }, { lastError: { startsWith: postponedPrefix } }] },
        isFree(now),
      ],
    },
    select: { id: true, lastError: true, visitId: true, lead: { select: leadSelect } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.flatMap(({ id, lastError, visitId, lead }) =>
    lead ? [{ id, isPostponed: lastError.startsWith(postponedPrefix), lead: toLead(lead), visitId }] : [],
  )
}
