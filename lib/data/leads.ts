import 'server-only'
import {
  leadSources,
  leadStatuses,
  type Lead,
  type LeadSource,
  type LeadWithEvents,
} from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { type LeadFieldName, leadFieldNames, type LeadTextName, leadTextNames } from '@/lib/lead-fields'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { keysOf } from './lead-keys'
import { announceMessages, isFree, messagesOf } from './outbox'
import { isMissing, isDuplicate } from './database-errors'
import { cancelUpcomingVisits } from './visit-drop'

const person = { select: { id: true, name: true } } as const

/** Every field of lib/lead-fields, in its order. */
export const leadSelect = {
  ...(Object.fromEntries(leadFieldNames().map((name) => [name, true])) as Record<LeadFieldName, true>),
  assignedTo: person,
} satisfies Prisma.LeadSelect

export const leadSelectWithEvents = {
  ...leadSelect,
  events: {
    select: { id: true, kind: true, text: true, createdAt: true, staff: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.LeadSelect

/** The status of a lead in the trash, and the condition that leaves those out. */
export const trashed = 'trashed'
export const notTrashed = { status: { not: trashed } }

type Row = Prisma.LeadGetPayload<{ select: typeof leadSelect }>
type RowWithEvents = Prisma.LeadGetPayload<{ select: typeof leadSelectWithEvents }>

/** Source and status as the site knows them; what another version of it wrote counts as a new message. */
export const leadState = (row: { source: string; status: string }): Pick<Lead, 'source' | 'status'> => ({
  source: leadSources.find((source) => source === row.source) ?? 'contact',
  status: leadStatuses.find((status) => status === row.status) ?? 'new',
})

export const toLead = (row: Row): Lead => ({
  ...row,
  ...leadState(row),
  readAt: row.readAt?.toISOString() ?? null,
  repliedAt: row.repliedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const toLeadWithEvents = ({ events, ...row }: RowWithEvents): LeadWithEvents => ({
  ...toLead(row),
  events: events.map(({ staff, ...event }) => ({
    ...event,
    createdAt: event.createdAt.toISOString(),
    staffName: staff?.name ?? null,
  })),
})

/**
 * What a form sends. A lead that waited in the spool brings the id and the time it was given there; `key` is that of
 * the form instance, `confirmAt` the time before which its sender gets no confirmation. One that is spam from the start is kept with the reason (`suspicion`), but nobody is told.
 */
export type LeadInput = {
  source: LeadSource
  id?: string
  key?: string
  createdAt?: string
  status?: 'new' | 'spam'
  confirmAt?: string
} & { [Name in LeadTextName]?: string }

/**
 * Stores a lead together with its first event and what is to be sent about it: all of it or nothing. A lead whose id or key is
 * stored already is returned as it is, so that a form can be sent again and a spool replayed.
 */
export async function createLead(input: LeadInput): Promise<Lead> {
  const { id, key, source, createdAt, status = 'new', confirmAt } = input
  const data: Prisma.LeadCreateInput = {
    ...Object.fromEntries(leadTextNames().map((name) => [name, input[name] ?? ''])),
    name: input.name ?? '',
    id,
    key: key || null,
    source,
    status,
    createdAt,
    ...keysOf(input),
    events: { create: { kind: 'stored' } },
    outbox: status === 'spam' ? undefined : { create: messagesOf(input, confirmAt) },
  }
  const same = [...(id ? [{ id }] : []), ...(key ? [{ key }] : [])]
  const lead = await write(async (db) => {
    try {
      return toLead(await db.lead.create({ data, select: leadSelect }))
    } catch (error) {
      const stored = isDuplicate(error)
        ? await db.lead.findFirst({ where: { OR: same }, select: leadSelect })
        : null
      if (!stored) throw error
      return toLead(stored)
    }
  })
  announceMessages()
  return lead
}

/** Returns true if a lead was sent and stored since then. */
export async function hasLeadSince(since: Date): Promise<boolean> {
  const db = await database()
  const where = { createdAt: { gte: since } }
  return (await db.lead.findFirst({ where, select: { id: true } })) !== null
}

/**
 * The leads of every source, newest first, all of them unless `limit` says how many; with `after` those that follow the
 * lead with this id.
 */
export async function listLeads({ limit, after }: { limit?: number; after?: string } = {}): Promise<Lead[]> {
  const db = await database()
  const rows = await db.lead.findMany({
    where: notTrashed,
    select: leadSelect,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    ...(after ? { cursor: { id: after }, skip: 1 } : {}),
  })
  return rows.map(toLead)
}

/** Nobody has answered it; one that was joined to another lead is answered there. */
const waiting = { status: 'new', mergedIntoId: null }

/** The leads that nobody has answered yet, the longest wait first. */
export async function listWaitingLeads({ limit }: { limit: number }): Promise<Lead[]> {
  const db = await database()
  const rows = await db.lead.findMany({
    where: waiting,
    select: leadSelect,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.map(toLead)
}

/** A lead with what happened to it, oldest first; null also for one in the trash. */
export async function getLead(id: string): Promise<LeadWithEvents | null> {
  const db = await database()
  const row = await db.lead.findUnique({ where: { id, ...notTrashed }, select: leadSelectWithEvents })
  return row && toLeadWithEvents(row)
}

/** How many leads there are, spam included, and how many nobody has dealt with. */
export async function countLeads(): Promise<{ new: number; total: number }> {
  const db = await database()
  const [fresh, total] = await Promise.all([
    db.lead.count({ where: waiting }),
    db.lead.count({ where: notTrashed }),
  ])
  return { new: fresh, total }
}

/** What waits to be sent and no process has in hand: that is as good as sent. */
const unsent = () => ({
  status: { in: ['waiting', 'offered'] },
  ...isFree(new Date()),
})

/**
 * A person's word on whether a lead is spam. Spam keeps what waits to be sent about it from being sent; what is no spam
 * is new, with an event `not-spam` that keeps the reason it was held for, and what hasn't been sent about it is to be
 * sent now. Throws `not-found`.
 */
export async function judgeLead(id: string, spam: boolean, staffId: string | null): Promise<LeadWithEvents> {
  const judged = await write(async (db) => {
    const found = await db.lead.findUnique({
      where: { id, ...notTrashed },
      select: { ...leadSelectWithEvents, outbox: { select: { kind: true } } },
    })
    if (!found) throw new AppError('not-found')
    const { outbox, ...row } = found
    const current = toLeadWithEvents(row)
    if ((current.status === 'spam') === spam) return current
    const known = outbox.map(({ kind }) => kind)
    if (spam) await cancelUpcomingVisits(db, id)
    const data: Prisma.LeadUncheckedUpdateInput = spam
      ? {
          status: 'spam',
          events: { create: { kind: 'status', text: 'spam', staffId } },
          outbox: { deleteMany: unsent() },
        }
      : {
          status: 'new',
          suspicion: '',
          events: { create: { kind: 'not-spam', text: current.suspicion, staffId } },
          outbox: { create: messagesOf(current).filter(({ kind }) => !known.includes(kind)) },
        }
    return toLeadWithEvents(await db.lead.update({ where: { id }, data, select: leadSelectWithEvents }))
  })
  announceMessages()
  return judged
}

/**
 * Takes back what the site itself suspected of a lead, and has it announced, its confirmation at `confirmAt`; an event
 * `proven` tells. Where a person has judged meanwhile nothing changes.
 * @returns whether the lead was held
 */
export async function clearSuspicion(id: string, confirmAt?: string): Promise<boolean> {
  const cleared = await write(async (db) => {
    const held = { id, status: 'spam', suspicion: { not: '' } }
    const found = await db.lead.findUnique({ where: held, select: leadSelect })
    if (!found) return false
    const data = {
      status: 'new',
      suspicion: '',
      events: { create: { kind: 'proven' } },
      outbox: { create: messagesOf(toLead(found), confirmAt) },
    }
    try {
      await db.lead.update({ where: held, data, select: { id: true } })
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  })
  announceMessages()
  return cleared
}
