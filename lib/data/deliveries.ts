import 'server-only'
import {
  type Delivery,
  type DeliveryKind,
  deliveryKinds,
  deliveryStatuses,
  type DeliverySummary,
  toHomeowners,
} from '@/lib/delivery-types'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { announceMessages, isFree, oldestFirst, postponedPrefix } from './outbox'

// Reads the outbox for staff and health checks, and does what staff decide about its messages.

const select = {
  id: true,
  leadId: true,
  kind: true,
  status: true,
  attempts: true,
  lastError: true,
  nextTryAt: true,
  sentAt: true,
  createdAt: true,
  to: true,
  lead: { select: { name: true } },
} satisfies Prisma.OutboxSelect

type Row = Prisma.OutboxGetPayload<{ select: typeof select }>

const toDelivery = ({ lead, to, ...row }: Row): Delivery => ({
  ...row,
  leadName: lead?.name ?? to,
  kind: deliveryKinds.find((kind) => kind === row.kind) ?? 'lead-notification',
  status: deliveryStatuses.find((status) => status === row.status) ?? 'waiting',
  nextTryAt: row.nextTryAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** Lists the messages about a lead, in the order they are sent. */
export async function listLeadDeliveries(leadId: string): Promise<Delivery[]> {
  const db = await database()
  return (await db.outbox.findMany({ where: { leadId }, select, orderBy: oldestFirst })).map(toDelivery)
}

/** Lists unsent messages of a status, the longest wait first. */
export async function listUnsent(
  status: 'waiting' | 'failed' | 'offered',
  { limit }: { limit: number },
): Promise<Delivery[]> {
  const db = await database()
  return (await db.outbox.findMany({ where: { status }, select, orderBy: oldestFirst, take: limit })).map(
    toDelivery,
  )
}

/** Counts unsent messages, and returns since when the oldest waits. */
export async function outboxSummary(): Promise<DeliverySummary> {
  const [{ waiting = 0, failed = 0, offered = 0 }, postponed, oldest] = await Promise.all([
    countOutbox(),
    countPostponed(new Date()),
    oldestWaiting(),
  ])
  return { waiting, postponed, failed, offered, oldestWaiting: oldest }
}

/** Counts messages about leads, and of staff, that failed; a homeowner's address that doesn't exist isn't the site's failure. */
export async function countFailed(): Promise<number> {
  const db = await database()
  return db.outbox.count({
    where: {
      status: 'failed',
      kind: { notIn: [...toHomeowners] },
    },
  })
}

/** Postponed messages count no try, and have a reason. */
const postponedAt = (now: Date) =>
  ({
    status: 'waiting',
    attempts: 0,
    lastError: { startsWith: postponedPrefix },
    nextTryAt: { gt: now },
  }) satisfies Prisma.OutboxWhereInput

export async function countPostponed(now: Date, kind?: DeliveryKind): Promise<number> {
  const db = await database()
  return db.outbox.count({ where: { ...postponedAt(now), ...(kind ? { kind } : {}) } })
}

/** Returns since when the oldest message waits (ISO); null if none does. Postponed messages aren't late. */
export async function oldestWaiting(): Promise<string | null> {
  const db = await database()
  const row = await db.outbox.findFirst({
    where: { status: 'waiting', NOT: postponedAt(new Date()) },
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
  })
  return row?.createdAt.toISOString() ?? null
}

export async function countOutbox(): Promise<Record<string, number>> {
  const db = await database()
  const groups = await db.outbox.groupBy({ by: ['status'], _count: true })
  return Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
}

export async function getDelivery(id: string): Promise<Delivery | null> {
  const db = await database()
  const row = await db.outbox.findUnique({ where: { id }, select })
  return row && toDelivery(row)
}

const dueNow = () => ({ status: 'waiting', attempts: 0, nextTryAt: new Date() })

/**
 * Makes a message due that waits, failed or was dropped, unless it is being sent.
 * @throws AppError not-found, or conflict if it was sent already
 */
export async function retryDelivery(id: string): Promise<void> {
  const { count } = await write((db) =>
    db.outbox.updateMany({
      where: { id, status: { not: 'sent' }, ...isFree(new Date()) },
      data: dueNow(),
    }),
  )
  if (count === 0) {
    const delivery = await getDelivery(id)
    if (!delivery) throw new AppError('not-found')
    if (delivery.status === 'sent')
      throw new AppError('conflict', { detail: 'This message was sent already.' })
  }
  announceMessages({ urgent: true })
}

/** Makes all failed messages due. Returns their number. */
export async function retryFailed(): Promise<number> {
  return move('failed', dueNow())
}

/** Sends what was offered, or drops it. Returns the number of messages. */
export async function answerOffer(send: boolean): Promise<number> {
  return move('offered', send ? dueNow() : { status: 'dropped' })
}

async function move(from: 'failed' | 'offered', data: Prisma.OutboxUpdateManyMutationInput): Promise<number> {
  const { count } = await write((db) => db.outbox.updateMany({ where: { status: from }, data }))
  announceMessages({ urgent: true })
  return count
}

/** Returns when a message of these kinds was last sent, the newest unsent one's reason, and the number of unsent ones. */
export async function deliveryHistory(
  kinds: DeliveryKind[],
): Promise<{ sentAt: string | null; problem: { at: string; lastError: string } | null; unsent: number }> {
  const db = await database()
  const kind = { in: kinds }
  const unsentNow = { kind, status: { in: ['waiting', 'failed'] } }
  const [lastSent, lastRefused, unsentCount] = await Promise.all([
    db.outbox.findFirst({
      where: { kind, status: 'sent', sentAt: { not: null } },
      orderBy: { sentAt: 'desc' },
      select: { sentAt: true },
    }),
    db.outbox.findFirst({
      where: { ...unsentNow, lastError: { not: '' } },
      orderBy: { createdAt: 'desc' },
      select: { createdAt: true, lastError: true },
    }),
    db.outbox.count({ where: unsentNow }),
  ])
  return {
    sentAt: lastSent?.sentAt?.toISOString() ?? null,
    problem: lastRefused && { at: lastRefused.createdAt.toISOString(), lastError: lastRefused.lastError },
    unsent: unsentCount,
  }
}
