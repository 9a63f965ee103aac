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

// What is to be sent about a lead, one row for each message. The rows are written with the lead (lib/data/leads.ts);
// lib/delivery takes them from here, one holder at a time by a lease, and notes what came of it.

/** A row as the lead's nested create takes it. */
type NewMessage = {
  kind: DeliveryKind
  status: 'waiting' | 'offered'
  createdAt: Date
  nextTryAt?: Date
  lastError?: string
}

/** How long somebody who asked for a visit has to choose another time, before mails say that there is none, in milliseconds. */
const timeToChoose = 5 * 60_000

/**
 * The messages of a new lead, for the channels that are set up. The owner's mail is written in any case: without mail it
 * is kept to be offered to staff once there is mail. The mails of one that asks for a visit wait a little: those of the
 * visit, once it is booked, take their place. `confirmAt` (ISO) postpones the confirmation (lib/leads/confirm-at.ts).
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

/** A confirmation that isn't sent before `confirmAt` (ISO); at once without it. */
const postponedTo = (confirmAt: string | undefined) =>
  confirmAt
    ? {
        nextTryAt: new Date(confirmAt),
        lastError: `${postponedWords}many requests came from its sender’s address within a day.`,
      }
    : {}

/** The mails about a lead, which those about its visit replace. */
export const leadMails: DeliveryKind[] = ['lead-notification', 'lead-confirmation']

/** Who is written to about a visit, the visitor not before `confirmAt` as in messagesOf. */
export type VisitMail = { owner: boolean; visitor: boolean; confirmAt?: string }

/** The mails about a visit that was booked, moved or canceled, where mail is set up; `email` is the visitor's. */
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

/** Whether a person waits for the messages that there are. */
type News = { urgent: boolean }

// Node's own channel, because a server loads this module more than once (a bundle for each route).
const news = channel('showroom.outbox')

/**
 * Tells the process's worker, if there is one, that there may be something to send; `urgent` where a person waits for it,
 * even if the channel failed a moment ago.
 */
export const announceMessages = ({ urgent = false } = {}): void => news.publish({ urgent } satisfies News)

/** Calls `listener` at each announcement, until what is returned is called. */
export function onMessages(listener: (news: News) => void): () => void {
  const subscriber = (message: unknown) => listener(message as News)
  news.subscribe(subscriber)
  return () => void news.unsubscribe(subscriber)
}

/** A message in the hands of one holder. */
export type TakenMessage = {
  id: string
  leadId: string
  /** The visit that it is about, if any. */
  visitId: string | null
  kind: DeliveryKind
  /** The tries so far, this one included. */
  attempts: number
}

type TakeOptions = {
  holder: string
  now: Date
  forMilliseconds: number
  /** The instance's turn at the outbox. With it nobody else sends: what an earlier holder had in hand is taken at once, in its order. */
  lease?: StoredLease
}

/** What nobody holds at this moment. */
export const isFree = (now: Date) => ({ OR: [{ leasedTo: null }, { leasedTo: { lte: now } }] })

// The owner's mail before the homeowner's confirmation: as it happens, also by the names of the kinds.
const oldestFirst = [
  { createdAt: 'asc' },
  { kind: 'desc' },
  { id: 'asc' },
] satisfies Prisma.OutboxOrderByWithRelationInput[]

/**
 * Takes the message of these kinds that has waited longest of those that are due, or null. While the lease holds nobody
 * else takes it, in whichever process; one whose lease ran out is taken again.
 * @throws LeaseLost where the turn is over
 */
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
    // Nobody else was quicker.
    if (count === 1)
      return {
        id: row.id,
        leadId: row.leadId,
        visitId: row.visitId,
        kind: row.kind as DeliveryKind,
        attempts: row.attempts + 1,
      }
  }
}

const released = { leasedBy: '', leasedTo: null }

/** A statement takes so many values at most. */
const idsAtOnce = 500

/** Notes that messages have gone out, whoever holds them by now. */
export async function noteSent(ids: string[], sentAt: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce)
    await write((db) =>
      db.outbox.updateMany({
        where: { id: { in: ids.slice(from, from + idsAtOnce) }, status: { not: 'sent' } },
        data: { status: 'sent', sentAt, lastError: '', ...released },
      }),
    )
}

/**
 * Notes that a message hasn't gone out, and why, in words for staff; `waiting` is tried again at `nextTryAt`. Somebody
 * who no longer holds it has no say.
 */
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

/**
 * Has the messages of these kinds that were tried and put off tried now: what hindered them all is over. What is
 * postponed on purpose, or waits to be replaced, was never tried.
 */
export async function bringForward(kinds: DeliveryKind[], now: Date): Promise<void> {
  await write((db) =>
    db.outbox.updateMany({
      where: { kind: { in: kinds }, status: 'waiting', attempts: { gt: 0 }, nextTryAt: { gt: now } },
      data: { nextTryAt: now },
    }),
  )
}

const mailKey = 'delivery.mail'

/**
 * Settles what lies in the outbox from before the server's start, `startedAt`. The owner's mail that waited before mail
 * was set up isn't sent by itself: it becomes an offer to staff. What else has no channel any more is dropped.
 */
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

/** The messages about a lead, in the order they are sent. */
export async function listLeadDeliveries(leadId: string): Promise<Delivery[]> {
  const db = await database()
  return (await db.outbox.findMany({ where: { leadId }, select, orderBy: oldestFirst })).map(toDelivery)
}

/** What has not been sent and has one of these states, the longest wait first. */
export async function listUnsent(
  status: 'waiting' | 'failed' | 'offered',
  { limit }: { limit: number },
): Promise<Delivery[]> {
  const db = await database()
  return (await db.outbox.findMany({ where: { status }, select, orderBy: oldestFirst, take: limit })).map(
    toDelivery,
  )
}

/** How much has not been sent, and since when the oldest of what waits does. */
export async function outboxSummary(): Promise<DeliverySummary> {
  const [{ waiting = 0, failed = 0, offered = 0 }, postponed, oldest] = await Promise.all([
    countOutbox(),
    countPostponed(new Date()),
    oldestWaiting(),
  ])
  return { waiting, postponed, failed, offered, oldestWaiting: oldest }
}

/** How many messages about new leads were refused for good; a homeowner's address that doesn't exist isn't the site's failure. */
export async function countFailed(): Promise<number> {
  const db = await database()
  return db.outbox.count({
    where: {
      status: 'failed',
      kind: { notIn: ['lead-confirmation', 'visit-confirmation', 'visit-reminder'] },
    },
  })
}

/** How the reason of a message that was postponed on purpose begins. */
export const postponedWords = 'Postponed: '

/** A message that was postponed on purpose: it counts no try, and says why. */
const postponedAt = (now: Date) =>
  ({
    status: 'waiting',
    attempts: 0,
    lastError: { startsWith: postponedWords },
    nextTryAt: { gt: now },
  }) satisfies Prisma.OutboxWhereInput

/** How many messages, of one kind or of all, are postponed. */
export async function countPostponed(now: Date, kind?: DeliveryKind): Promise<number> {
  const db = await database()
  return db.outbox.count({ where: { ...postponedAt(now), ...(kind ? { kind } : {}) } })
}

/** Since when the message that has waited longest waits, as ISO; null where none does. What is postponed isn't late. */
export async function oldestWaiting(): Promise<string | null> {
  const db = await database()
  const row = await db.outbox.findFirst({
    where: { status: 'waiting', NOT: postponedAt(new Date()) },
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
  })
  return row?.createdAt.toISOString() ?? null
}

/** How many messages there are, by status. */
export async function countOutbox(): Promise<Record<string, number>> {
  const db = await database()
  const groups = await db.outbox.groupBy({ by: ['status'], _count: true })
  return Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
}

/** A message, or null. */
export async function getDelivery(id: string): Promise<Delivery | null> {
  const db = await database()
  const row = await db.outbox.findUnique({ where: { id }, select })
  return row && toDelivery(row)
}

const dueNow = () => ({ status: 'waiting', attempts: 0, nextTryAt: new Date() })

/**
 * Has a message tried now that waits, failed or was put aside. One that somebody is sending at this moment is left to
 * them. Throws `not-found`, or `conflict` for one that was sent already.
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

/** Has everything tried again that failed. Returns how many messages that is. */
export async function retryFailed(): Promise<number> {
  return move('failed', dueNow())
}

/** Sends what was offered, or puts it aside for good. Returns how many messages that is. */
export async function answerOffer(send: boolean): Promise<number> {
  return move('offered', send ? dueNow() : { status: 'dropped' })
}

async function move(from: 'failed' | 'offered', data: Prisma.OutboxUpdateManyMutationInput): Promise<number> {
  const { count } = await write((db) => db.outbox.updateMany({ where: { status: from }, data }))
  announceMessages({ urgent: true })
  return count
}

/** How messages of these kinds fared: when one was sent last, and the newest that waits or failed with its reason. */
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
