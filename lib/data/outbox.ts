import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { type LeadSource, officeSources } from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { env } from '@/lib/env'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
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
 * Returns the messages of a new lead, for the channels that are set up. The owner's email is always written: without mail it is
 * offered to staff once there is mail. The emails of a lead that asks for a visit wait a little: those of the booked visit
 * replace them. A lead that staff enter goes to the webhook only. `confirmAt` (ISO) postpones the confirmation
 * (lib/leads/confirm-at.ts).
 */
export function messagesOf(lead: { source: LeadSource; email?: string }, confirmAt?: string): NewMessage[] {
  const { SMTP_URL, WEBHOOK_URL, SMS_TO } = env()
  const createdAt = new Date()
  const isTyped = officeSources.some((source) => source === lead.source)
  const kinds: DeliveryKind[] = isTyped ? [] : ['lead-notification']
  if (SMTP_URL && lead.email && !isTyped) kinds.push('lead-confirmation')
  if (WEBHOOK_URL) kinds.push('lead-webhook')
  if (SMS_TO && !isTyped) kinds.push('lead-sms')
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

/** The beginning of the reason of a postponed message. */
export const postponedPrefix = 'Postponed: '

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
  return () => {
    news.unsubscribe(subscriber)
  }
}

type Reminders<Due> = {
  /** Marks an item as reminded of, unless another process has. */
  claim: (tx: Transaction, item: Due) => Promise<{ count: number }>
  now: Date
  messageOf: (item: Due) => Prisma.OutboxUncheckedCreateInput
}

/**
 * Adds one reminder for each due item, whichever process looks first.
 * @returns the number of reminders that this call has added
 */
export async function addReminders<Due>(
  due: readonly Due[],
  { claim, now, messageOf }: Reminders<Due>,
): Promise<number> {
  let count = 0
  for (const item of due)
    count += await write((db) =>
      db.$transaction(async (tx) => {
        const { count: claimedCount } = await claim(tx, item)
        const data = { ...messageOf(item), createdAt: now, nextTryAt: now }
        if (claimedCount === 1) await tx.outbox.create({ data, select: { id: true } })
        return claimedCount
      }),
    )
  if (count > 0) announceMessages()
  return count
}

export type TakenMessage = {
  id: string
  /** Null for an email that a visitor sends to themselves: it has `to` and `about`. */
  leadId: string | null
  visitId: string | null
  messageId: string | null
  to: string
  about: string
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
export const oldestFirst = [
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
    AND: [{ OR: [{ leadId: { not: null } }, { to: { not: '' } }] }],
    nextTryAt: { lte: now },
    ...(lease ? {} : isFree(now)),
  } satisfies Prisma.OutboxWhereInput
  const db = await database()
  for (;;) {
    const row = await db.outbox.findFirst({
      where: due,
      orderBy: oldestFirst,
      select: {
        ...{ id: true, kind: true, leadId: true, visitId: true, messageId: true },
        ...{ to: true, about: true, attempts: true },
      },
    })
    if (!row) return null
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
    if (count === 1) return { ...row, kind: row.kind as DeliveryKind, attempts: row.attempts + 1 }
  }
}

const releasedLease = { leasedBy: '', leasedTo: null }

/** The limit of values in a statement. */
const idsAtOnce = 500

/** Notes that messages were sent, whoever has them by now. */
export async function noteSent(ids: string[], sentAt: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce)
    await write((db) =>
      db.outbox.updateMany({
        where: { id: { in: ids.slice(from, from + idsAtOnce) }, status: { not: 'sent' } },
        data: { status: 'sent', sentAt, lastError: '', ...releasedLease },
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
      data: { ...outcome, ...releasedLease },
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
      data: { status: 'dropped', lastError: 'Not sent: this way of sending is no longer set up.' },
    })
    if (hadMail !== hasMail) await setSetting(mailKey, hasMail)
  })
}
