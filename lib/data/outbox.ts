import 'server-only'
import { channel } from 'node:diagnostics_channel'
import {
  type Delivery,
  type DeliveryKind,
  deliveryKinds,
  deliveryStatuses,
  type DeliverySummary,
  type LeadSource,
} from '@/lib/content-types'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { requireLease, type StoredLease } from './leases'
import { getSetting, setSetting } from './settings'

// One row for each message about a lead. The rows are written with the lead (lib/data/leads.ts); lib/delivery takes them from
// here by a lease, one holder at a time, and notes the result.

type NewMessage = {
  kind: DeliveryKind
  status: 'waiting' | 'offered'
  createdAt: Date
  nextTryAt?: Date
  lastError?: string
}

/** The time that a visitor has to choose another time for a visit before emails say that there is none, in milliseconds. */
const timeToChoose = 5 * 60_000

/**
 * Returns the messages of a new lead, for the channels that are set up. The owner's email is always written: without mail it
 * is offered to staff once there is mail. The emails of a lead that asks for a visit wait a little: those of the booked visit
 * replace them. `confirmAt` (ISO) postpones the confirmation (lib/leads/confirm-at.ts).
 */
export function messagesOf(lead: { source: LeadSource; email?: string }, confirmAt?: string): NewMessage[] {
  const { SMTP_URL, WEBHOOK_URL, SMS_TO } = env()
  const createdAt = new Date()
  const kinds: DeliveryKind[] = ['lead-notification']
  if (SMTP_URL && lead.email) kinds.push('lead-confirmation')
  if (WEBHOOK_URL) kinds.push('lead-webhook')
  if (SMS_TO) kinds.push('lead-sms')
  const later = new Date(createdAt.getTime() + timeToChoose)
  return kinds.map((kind) => {
    const offered = kind === 'lead-notification' && !SMTP_URL
    const waits = lead.source === 'visit' && leadMails.includes(kind)
    return {
      kind,
      status: offered ? 'offered' : 'waiting',
      createdAt,
      ...(waits ? { nextTryAt: later } : {}),
      ...(kind === 'lead-confirmation' ? postponedTo(confirmAt) : {}),
    }
  })
}

const postponedTo = (confirmAt: string | undefined) =>
  confirmAt
    ? {
        nextTryAt: new Date(confirmAt),
        lastError: `${postponedPrefix}many requests came from its sender’s address within a day.`,
      }
    : {}

/** The emails about a lead, which those about its visit replace. */
export const leadMails: DeliveryKind[] = ['lead-notification', 'lead-confirmation']

/** The recipients of an email about a visit; the visitor gets it at `confirmAt` at the earliest, as in messagesOf. */
export type VisitMail = { owner: boolean; visitor: boolean; confirmAt?: string }

/** Returns the emails about a visit that was booked, moved or canceled, if mail is set up; `email` is the visitor's. */
export function visitMessages(
  leadId: string,
  email: string,
  mail: VisitMail | undefined,
  createdAt: Date,
): (NewMessage & { leadId: string })[] {
  if (!env().SMTP_URL) return []
  const kinds: DeliveryKind[] = []
  if (mail?.owner) kinds.push('visit-notification')
  if (mail?.visitor && email) kinds.push('visit-confirmation')
  return kinds.map((kind) => ({
    ...{ kind, leadId, status: 'waiting', createdAt },
    ...(kind === 'visit-confirmation' ? postponedTo(mail?.confirmAt) : {}),
  }))
}

/** `urgent` if a person waits for the messages. */
type News = { urgent: boolean }

// Node's own channel, because a server loads this module more than once (a bundle for each route).
const news = channel('showroom.outbox')

/** Notifies the process's worker that there may be something to send; `urgent` even if the channel failed a moment ago. */
export const announceMessages = ({ urgent = false } = {}): void => news.publish({ urgent } satisfies News)

/** Calls `listener` at each announcement, until the returned function is called. */
export function onMessages(listener: (news: News) => void): () => void {
  const subscriber = (message: unknown) => listener(message as News)
  news.subscribe(subscriber)
  return () => void news.unsubscribe(subscriber)
}

export type TakenMessage = {
  id: string
  leadId: string
  visitId: string | null
  kind: DeliveryKind
  /** The tries so far, including this one. */
  attempts: number
}

type TakeOptions = {
  holder: string
  now: Date
  forMilliseconds: number
  /** The outbox's lease. With it nobody else sends: messages that an earlier holder had taken are taken at once, in order. */
  lease?: StoredLease
}

export const isFree = (now: Date) => ({ OR: [{ leasedTo: null }, { leasedTo: { lte: now } }] })

// The owner's email before the homeowner's confirmation: that is also the order of the kinds' names.
const oldestFirst = [
  { createdAt: 'asc' },
  { kind: 'desc' },
  { id: 'asc' },
] satisfies Prisma.OutboxOrderByWithRelationInput[]

/** Takes the message of these kinds that has been due longest, until its lease expires. @throws LeaseLost */
export async function takeMessage(kinds: DeliveryKind[], options: TakeOptions): Promise<TakenMessage | null> {
  const { holder, now, forMilliseconds, lease } = options
  const due = {
    status: 'waiting',
    kind: { in: kinds },
    leadId: { not: null },
    nextTryAt: { lte: now },
    ...(lease ? {} : isFree(now)),
  } satisfies Prisma.OutboxWhereInput
  const db = await database()
  for (;;) {
    const row = await db.outbox.findFirst({
      where: due,
      orderBy: oldestFirst,
      select: { id: true, kind: true, leadId: true, visitId: true, attempts: true },
    })
    if (!row?.leadId) return null
    const leasedTo = new Date(now.getTime() + forMilliseconds)
    const { count } = await write((db) =>
      db.$transaction(async (tx) => {
        if (lease) await requireLease(tx, lease)
        return tx.outbox.updateMany({
          where: { id: row.id, ...due },
          data: { leasedBy: holder, leasedTo, attempts: { increment: 1 } },
        })
      }),
    )
    // No other process was faster.
    if (count === 1)
      return { ...row, leadId: row.leadId, kind: row.kind as DeliveryKind, attempts: row.attempts + 1 }
  }
}

const released = { leasedBy: '', leasedTo: null }

/** The limit of values in a statement. */
const idsAtOnce = 500

/** Notes that messages were sent, whoever has them by now. */
export async function noteSent(ids: string[], sentAt: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce)
    await write((db) =>
      db.outbox.updateMany({
        where: { id: { in: ids.slice(from, from + idsAtOnce) }, status: { not: 'sent' } },
        data: { status: 'sent', sentAt, lastError: '', ...released },
      }),
    )
}

/** Notes that a message wasn't sent, with the reason for staff, unless another holder has it by now. */
export async function noteUnsent(
  id: string,
  holder: string,
  outcome: { status: 'waiting' | 'failed' | 'dropped'; lastError: string; nextTryAt?: Date; attempts?: 0 },
): Promise<void> {
  await write((db) =>
    db.outbox.updateMany({
      where: { id, leasedBy: holder, status: 'waiting' },
      data: { ...outcome, ...released },
    }),
  )
}

/** Makes the messages of these kinds that were tried and put off due now: the channel works again. */
export async function bringForward(kinds: DeliveryKind[], now: Date): Promise<void> {
  await write((db) =>
    db.outbox.updateMany({
      where: { kind: { in: kinds }, status: 'waiting', attempts: { gt: 0 }, nextTryAt: { gt: now } },
      data: { nextTryAt: now },
    }),
  )
}

const mailKey = 'delivery.mail'

/** Offers the owner's emails from before mail was set up to staff, and drops other earlier messages without a channel. */
export async function settleEarlierMessages(setUp: DeliveryKind[], startedAt: Date): Promise<void> {
  const hasMail = setUp.includes('lead-notification')
  const hadMail = (await getSetting(mailKey)) === true
  const waiting = { status: 'waiting', createdAt: { lt: startedAt } }
  await write(async (db) => {
    if (!hasMail || !hadMail)
      await db.outbox.updateMany({
        where: { ...waiting, kind: 'lead-notification' },
        data: { status: 'offered' },
      })
    await db.outbox.updateMany({
      where: { ...waiting, kind: { notIn: [...setUp, 'lead-notification'] } },
      data: { status: 'dropped', lastError: 'Not sent: this way of sending isn’t set up any more.' },
    })
    if (hadMail !== hasMail) await setSetting(mailKey, hasMail)
  })
}

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
  lead: { select: { name: true } },
} satisfies Prisma.OutboxSelect

type Row = Prisma.OutboxGetPayload<{ select: typeof select }>

const toDelivery = ({ lead, ...row }: Row): Delivery => ({
  ...row,
  leadName: lead?.name ?? '',
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

/** Counts messages about new leads that failed; a homeowner's address that doesn't exist isn't the site's failure. */
export async function countFailed(): Promise<number> {
  const db = await database()
  return db.outbox.count({
    where: {
      status: 'failed',
      kind: { notIn: ['lead-confirmation', 'visit-confirmation', 'visit-reminder'] },
    },
  })
}

/** The beginning of the reason of a postponed message. */
export const postponedPrefix = 'Postponed: '

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
  const [sent, refused, unsent] = await Promise.all([
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
    sentAt: sent?.sentAt?.toISOString() ?? null,
    problem: refused && { at: refused.createdAt.toISOString(), lastError: refused.lastError },
    unsent,
  }
}
