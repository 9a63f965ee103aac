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

/** The status of a lead in the trash, and the condition that excludes them. */
export const trashed = 'trashed'
export const notTrashed = { status: { not: trashed } }

type Row = Prisma.LeadGetPayload<{ select: typeof leadSelect }>
type RowWithEvents = Prisma.LeadGetPayload<{ select: typeof leadSelectWithEvents }>

/** Returns the known source and status; an unknown one, of another version, counts as a new message. */
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
 * A lead as a form sends it. The spool adds the id and time; `key` is that of the form instance; the confirmation
 * isn't sent before `confirmAt`. Spam is stored with its `suspicion`, and isn't announced.
 */
export type LeadInput = {
  source: LeadSource
  id?: string
  key?: string
  createdAt?: string
  status?: 'new' | 'spam'
  confirmAt?: string
  /** The staff member who has entered it. */
  staffId?: string
} & { [Name in LeadTextName]?: string }

/**
 * Stores a lead with its first event and messages, in one transaction. If its id or key is already stored, that lead
 * is returned, so that forms can be sent again and spools replayed.
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
    events: { create: { kind: 'stored', staffId: input.staffId } },
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
      // The same request was sent before without its photos.
      if (stored.photos || !input.photos) return toLead(stored)
      const { photos } = input
      return toLead(await db.lead.update({ where: { id: stored.id }, data: { photos }, select: leadSelect }))
    }
  })
  announceMessages()
  return lead
}

/** Returns true if a lead was stored since then. */
export async function hasLeadSince(since: Date): Promise<boolean> {
  const db = await database()
  const where = { createdAt: { gte: since } }
  return (await db.lead.findFirst({ where, select: { id: true } })) !== null
}

/** Lists leads of every source, newest first; with `after` those that follow the lead with this id. */
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

/** Unanswered; a merged lead is answered where it was merged. */
const waiting = { status: 'new', mergedIntoId: null }

/** Lists unanswered leads, the longest wait first. */
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

/** Returns a lead with its events, oldest first; null also for one in the trash. */
export async function getLead(id: string): Promise<LeadWithEvents | null> {
  const db = await database()
  const row = await db.lead.findUnique({ where: { id, ...notTrashed }, select: leadSelectWithEvents })
  return row && toLeadWithEvents(row)
}

/** Counts all leads, spam included, and the unanswered ones. */
export async function countLeads(source?: LeadSource): Promise<{ new: number; total: number }> {
  const db = await database()
  const [fresh, total] = await Promise.all([
    db.lead.count({ where: { ...waiting, source } }),
    db.lead.count({ where: { ...notTrashed, source } }),
  ])
  return { new: fresh, total }
}

/**
 * Waiting messages that no process has leased: leased ones are as good as sent. Messages of staff stay, with the reason why
 * they aren't sent.
 */
const unsent = () => ({
  status: { in: ['waiting', 'offered'] },
  messageId: null,
  ...isFree(new Date()),
})

/**
 * Marks a lead as spam or as new. Spam deletes its unsent messages. A released lead gets its messages, and an event
 * `not-spam` with the reason it was held for.
 * @throws AppError not-found
 */
export async function judgeLead(id: string, spam: boolean, staffId: string | null): Promise<LeadWithEvents> {
  const lead = await write(async (db) => {
    const stored = await db.lead.findUnique({
      where: { id, ...notTrashed },
      select: { ...leadSelectWithEvents, outbox: { select: { kind: true } } },
    })
    if (!stored) throw new AppError('not-found')
    const { outbox, ...row } = stored
    const current = toLeadWithEvents(row)
    if ((current.status === 'spam') === spam) return current
    const existingKinds = outbox.map(({ kind }) => kind)
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
          outbox: { create: messagesOf(current).filter(({ kind }) => !existingKinds.includes(kind)) },
        }
    return toLeadWithEvents(await db.lead.update({ where: { id }, data, select: leadSelectWithEvents }))
  })
  announceMessages()
  return lead
}

/**
 * Releases a lead that the site itself has held and announces it, with its confirmation at `confirmAt` and an event
 * `proven`. If staff have judged it meanwhile nothing changes.
 * @returns true if it was held
 */
export async function clearSuspicion(id: string, confirmAt?: string): Promise<boolean> {
  const wasHeld = await write(async (db) => {
    const where = { id, status: 'spam', suspicion: { not: '' } }
    const lead = await db.lead.findUnique({ where, select: leadSelect })
    if (!lead) return false
    const data = {
      status: 'new',
      suspicion: '',
      events: { create: { kind: 'proven' } },
      outbox: { create: messagesOf(toLead(lead), confirmAt) },
    }
    try {
      await db.lead.update({ where, data, select: { id: true } })
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  })
  announceMessages()
  return wasHeld
}
