import 'server-only'
import { askedService } from '@/lib/business/asked-service'
import {
  type InboxLead,
  type InboxSum,
  type Lead,
  type LeadChoices,
  type LeadNews,
  wonStatuses,
} from '@/lib/content-types'
import { deliveryWarningAfter } from '@/lib/delivery-types'
import { planTotal } from '@/lib/business/lead-plan'
import { addRanges } from '@/lib/business/money'
import { type LeadFilter, type LeadView } from '@/lib/schemas/lead-filter'
import { mostSelected } from '@/lib/schemas/many'
import { foldedWords } from '@/lib/text/fold'
import { addDays, fromOfficeInput } from '@/lib/time/office-time'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { containsText } from './contains-text'
import { keysOf } from './lead-keys'
import { askedServiceWhere } from './lead-stats'
import { leadSelect, leadState, notTrashed, toLead, trashed } from './leads'

type Where = Prisma.LeadWhereInput
type Keys = ReturnType<typeof keysOf>

/** The characters of a message in a row: more than any screen shows. */
const excerpt = 180

/** The office's day, as 2026-11-23, and the promise of a reply in business minutes. */
type InboxNow = { today: string; promiseMinutes: number }

const views = (today: string): Record<LeadView, Where> => ({
  waiting: { status: 'new' },
  open: { status: { in: ['new', 'contacted', 'quoted'] } },
  followup: { followUpOn: { gt: '', lte: today }, status: { notIn: ['spam', trashed] } },
  won: { status: { in: wonStatuses } },
  finished: { status: 'finished' },
  lost: { status: 'lost' },
  spam: { status: 'spam' },
  all: { status: { in: ['new', 'contacted', 'quoted', ...wonStatuses, 'lost'] } },
})

const beginOf = (day: string) => new Date(fromOfficeInput(`${day}T00:00`) ?? NaN)
const isDate = (date: Date) => !Number.isNaN(date.getTime())

/** Returns the filter's condition. Merged leads never show by themselves. */
function whereOf(filter: LeadFilter, { today, promiseMinutes }: InboxNow): Where {
  const { source, town, service, status, assignee, from, to, q = '', reply } = filter
  const conditions: Where[] = [{ mergedIntoId: null }, views(today)[filter.view]]
  if (source) conditions.push({ source })
  if (town) conditions.push({ town })
  if (service) conditions.push(askedServiceWhere(service))
  if (status) conditions.push({ status })
  if (assignee) conditions.push({ assignedToId: assignee === 'none' ? null : assignee })
  if (from && isDate(beginOf(from))) conditions.push({ createdAt: { gte: beginOf(from) } })
  if (to && isDate(beginOf(to))) conditions.push({ createdAt: { lt: beginOf(addDays(to, 1)) } })
  if (reply)
    conditions.push({ replyMinutes: reply === 'late' ? { gt: promiseMinutes } : { lte: promiseMinutes } })
  for (const word of foldedWords(q)) {
    const contains = containsText(word)
    const messages = { some: { OR: [{ text: contains }, { subject: contains }] } }
    conditions.push({ OR: [{ searchText: { contains: word } }, { messages }] })
  }
  return { AND: conditions }
}

type Order = Prisma.LeadOrderByWithRelationInput[]
const oldest: Order = [{ createdAt: 'asc' }, { id: 'asc' }]
const newest: Order = [{ createdAt: 'desc' }, { id: 'desc' }]

/** Returns the parts of a list, each with its order: waiting leads first, the longest wait on top. */
function partsOf({ order, view }: LeadFilter): { where: Where; orderBy: Order }[] {
  if (order === 'newest') return [{ where: {}, orderBy: newest }]
  if (order === 'oldest') return [{ where: {}, orderBy: oldest }]
  if (order === 'value')
    return [
      { where: { value: { not: null } }, orderBy: [{ value: 'desc' }, ...newest] },
      { where: { value: null }, orderBy: newest },
    ]
  const waiting = { where: { status: 'new' }, orderBy: oldest }
  const byDay: Order = [{ followUpOn: 'asc' }, ...oldest]
  if (view === 'waiting') return [waiting]
  if (view === 'followup') return [{ where: {}, orderBy: byDay }]
  return [waiting, { where: { status: { not: 'new' } }, orderBy: newest }]
}

type Window = { skip: number; take: number }

/** Reads a window of the parts joined in order, with a query per part. */
async function stretch<T>(
  filter: LeadFilter,
  now: InboxNow,
  { skip, take }: Window,
  read: (where: Where, orderBy: Order, window: Window) => Promise<T[]>,
): Promise<T[]> {
  const db = await database()
  const base = whereOf(filter, now)
  const rows: T[] = []
  let before = skip
  for (const part of partsOf(filter)) {
    const where = { AND: [base, part.where] }
    rows.push(...(await read(where, part.orderBy, { skip: before, take: take - rows.length })))
    if (rows.length >= take) break
    // After a part with rows nothing is left to skip.
    if (before > 0) before = rows.length > 0 ? 0 : before - (await db.lead.count({ where }))
  }
  return rows
}

const { suspicion: _suspicion, ...rowFields } = leadSelect

/** Lists a window of the inbox. */
export async function listInbox(filter: LeadFilter, now: InboxNow, window: Window): Promise<InboxLead[]> {
  const db = await database()
  const late = new Date(Date.now() - deliveryWarningAfter)
  const unsent = {
    kind: 'lead-notification',
    OR: [{ status: 'failed' }, { status: 'waiting', lastError: { not: '' }, createdAt: { lt: late } }],
  }
  const rows = await stretch(filter, now, window, (where, orderBy, { skip, take }) =>
    db.lead.findMany({
      where,
      orderBy,
      skip,
      take,
      select: { ...rowFields, outbox: { where: unsent, select: { id: true }, take: 1 } },
    }),
  )
  return rows.map(({ outbox, ...row }) => {
    const { plan, suspicion: _, ...lead } = toLead({ ...row, suspicion: '' })
    const message = lead.message.slice(0, excerpt)
    return { ...lead, message, estimate: planTotal(plan), isUndelivered: outbox.length > 0 }
  })
}

/**
 * Reads a page of the inbox, counted from 1, or the last one. The total is counted, unless it is `known` or fits on
 * the first page.
 */
export async function readInbox(
  filter: LeadFilter,
  now: InboxNow,
  { page, size, known }: { page: number; size: number; known?: number },
): Promise<{ rows: InboxLead[]; page: number; total: number }> {
  if (page === 1) {
    const rows = await listInbox(filter, now, { skip: 0, take: size })
    const total = known ?? (rows.length < size ? rows.length : await countInbox(filter, now))
    return { rows, page, total }
  }
  const total = known ?? (await countInbox(filter, now))
  const lastPage = Math.max(1, Math.min(page, Math.ceil(total / size)))
  const rows = await listInbox(filter, now, { skip: (lastPage - 1) * size, take: size })
  return { rows, page: lastPage, total }
}

/** Lists the leads of a filter in its order, as many as a screen can select. */
export async function listSelectable(
  filter: LeadFilter,
  now: InboxNow,
): Promise<Pick<Lead, 'id' | 'name' | 'status' | 'assignedTo'>[]> {
  const db = await database()
  const select = { id: true, name: true, source: true, status: true, assignedTo: leadSelect.assignedTo }
  const rows = await stretch(filter, now, { skip: 0, take: mostSelected }, (where, orderBy, window) =>
    db.lead.findMany({ where, orderBy, ...window, select }),
  )
  return rows.map(({ source, status, ...lead }) => ({
    ...lead,
    status: leadState({ source, status }).status,
  }))
}

/** The most leads whose estimates are read for the sum of a list. */
const mostSummed = 500

/** Sums the values of the leads of a filter and, if they aren't too many, the estimates of those without a value. */
export async function sumInbox(filter: LeadFilter, now: InboxNow, total: number): Promise<InboxSum> {
  const db = await database()
  const where = whereOf(filter, now)
  const { _sum } = await db.lead.aggregate({ where, _sum: { value: true } })
  const plans =
    total > mostSummed
      ? []
      : await db.lead.findMany({
          where: { AND: [where, { value: null, NOT: { plan: '' } }] },
          select: { plan: true },
        })
  const estimates = plans.flatMap(({ plan }) => planTotal(plan) ?? [])
  return { value: _sum.value ?? 0, estimates: estimates.length > 0 ? addRanges(estimates) : null }
}

export async function countInbox(filter: LeadFilter, now: InboxNow): Promise<number> {
  const db = await database()
  return db.lead.count({ where: whereOf(filter, now) })
}

/** Counts the leads of each view, without filters. */
export async function countViews(today: string): Promise<Record<LeadView, number>> {
  const db = await database()
  const notMerged = { mergedIntoId: null }
  const [groups, followup] = await Promise.all([
    db.lead.groupBy({ by: ['status'], where: notMerged, _count: true }),
    db.lead.count({ where: { AND: [notMerged, views(today).followup] } }),
  ])
  const countOf = (...statuses: string[]) =>
    groups.reduce((sum, { status, _count }) => sum + (statuses.includes(status) ? _count : 0), 0)
  return {
    waiting: countOf('new'),
    open: countOf('new', 'contacted', 'quoted'),
    followup,
    won: countOf(...wonStatuses),
    finished: countOf('finished'),
    lost: countOf('lost'),
    spam: countOf('spam'),
    all: countOf('new', 'contacted', 'quoted', ...wonStatuses, 'lost'),
  }
}

/** Counts the waiting leads that came in by a moment. */
export async function countWaitingSince(moment: Date): Promise<number> {
  const db = await database()
  return db.lead.count({ where: { status: 'new', mergedIntoId: null, createdAt: { lte: moment } } })
}

type Neighbor = { id: string; name: string; at: number }
/** The number of rows by which a lead may have moved since the list was read. */
const reach = 5

/**
 * Returns the neighbors of a lead that was at index `rank` of a list. If it has left the list, as an answered one does,
 * they are those beside the gap.
 */
export async function neighborsOf(
  id: string,
  rank: number,
  filter: LeadFilter,
  now: InboxNow,
): Promise<{ before: Neighbor | null; after: Neighbor | null }> {
  const db = await database()
  const skip = Math.max(0, rank - reach)
  const rows = await stretch(filter, now, { skip, take: rank - skip + reach + 1 }, (where, orderBy, window) =>
    db.lead.findMany({ where, orderBy, ...window, select: { id: true, name: true } }),
  )
  const place = rows.findIndex((row) => row.id === id)
  const neighbor = (index: number): Neighbor | null => {
    const row = rows[index]
    return row ? { ...row, at: skip + index } : null
  }
  return place < 0
    ? { before: neighbor(rank - skip - 1), after: neighbor(rank - skip) }
    : { before: neighbor(place - 1), after: neighbor(place + 1) }
}

/** Returns the lead that has waited longest, or null. */
export async function longestWait(): Promise<Neighbor | null> {
  const db = await database()
  const where = { status: 'new', mergedIntoId: null }
  const row = await db.lead.findFirst({ where, orderBy: oldest, select: { id: true, name: true } })
  return row && { ...row, at: 0 }
}

/** Lists other leads with the same telephone number or email address, newest first. */
export async function findSamePerson(id: string): Promise<Lead[]> {
  const db = await database()
  const lead = await db.lead.findUnique({ where: { id }, select: { phoneKey: true, emailKey: true } })
  return lead ? listByKeys(lead, id) : []
}

/** Lists the leads with a telephone number or an email address, newest first. */
export const listLeadsOf = (person: Pick<Lead, 'phone' | 'email'>): Promise<Lead[]> =>
  listByKeys(keysOf(person))

async function listByKeys({ phoneKey, emailKey }: Pick<Keys, 'phoneKey' | 'emailKey'>, except = '') {
  const sameKeys: Where[] = [...(phoneKey ? [{ phoneKey }] : []), ...(emailKey ? [{ emailKey }] : [])]
  if (sameKeys.length === 0) return []
  const db = await database()
  const where = { id: { not: except }, mergedIntoId: null, ...notTrashed, OR: sameKeys }
  return (await db.lead.findMany({ where, select: leadSelect, orderBy: newest, take: 5 })).map(toLead)
}

/** Lists the leads merged into a lead, newest first. */
export async function listMerged(id: string): Promise<Lead[]> {
  const db = await database()
  const where = { mergedIntoId: id, ...notTrashed }
  return (await db.lead.findMany({ where, select: leadSelect, orderBy: newest, take: 50 })).map(toLead)
}

/** Lists the leads with these ids, oldest first. */
export async function listSelected(ids: string[]): Promise<Lead[]> {
  const db = await database()
  const where = { id: { in: ids }, ...notTrashed }
  return (await db.lead.findMany({ where, orderBy: oldest, select: leadSelect })).map(toLead)
}

/** Calls `take` with the leads of a filter in batches, oldest first. */
export async function eachLead(
  filter: LeadFilter,
  now: InboxNow,
  take: (leads: Lead[]) => void | Promise<void>,
): Promise<void> {
  const db = await database()
  const atOnce = 500
  let last: string | undefined
  for (;;) {
    const rows = await db.lead.findMany({
      where: whereOf(filter, now),
      orderBy: oldest,
      select: leadSelect,
      take: atOnce,
      ...(last ? { cursor: { id: last }, skip: 1 } : {}),
    })
    await take(rows.map(toLead))
    last = rows.at(-1)?.id
    if (rows.length < atOnce) return
  }
}

/** Returns when the newest waiting lead came in (ISO), or an empty string. */
export async function newestWaiting(): Promise<string> {
  const db = await database()
  const where = { status: 'new', mergedIntoId: null }
  const row = await db.lead.findFirst({ where, orderBy: newest, select: { createdAt: true } })
  return row?.createdAt.toISOString() ?? ''
}

/** Returns the number of waiting leads, the newest of them and the lead of the newest answer, for polls. */
export async function leadNews(): Promise<LeadNews> {
  const db = await database()
  const where = { status: 'new', mergedIntoId: null }
  const [waiting, row, answer] = await Promise.all([
    db.lead.count({ where }),
    db.lead.findFirst({ where, orderBy: newest, select: { id: true, name: true, createdAt: true } }),
    db.leadMessage.findFirst({
      where: { direction: 'in' },
      orderBy: { createdAt: 'desc' },
      select: { createdAt: true, lead: { select: { id: true, name: true } } },
    }),
  ])
  return {
    waiting,
    newest: row && { ...row, createdAt: row.createdAt.toISOString() },
    answer: answer && { ...answer.lead, createdAt: answer.createdAt.toISOString() },
  }
}

/** Returns the sources, towns and services of all leads, by their slugs. */
export async function listLeadChoices(): Promise<LeadChoices> {
  const db = await database()
  const groups = await db.lead.groupBy({
    by: ['source', 'town', 'service', 'projectType'],
    where: { mergedIntoId: null, ...notTrashed },
  })
  const distinct = (valueOf: (group: (typeof groups)[number]) => string) => [...new Set(groups.map(valueOf))]
  return {
    sources: distinct(({ source }) => source),
    towns: distinct(({ town }) => town),
    services: distinct(askedService),
  }
}
