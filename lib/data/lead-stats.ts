import 'server-only'
import { askedService, openTypes, serviceOfType } from '@/lib/business/asked-service'
import { serviceSlugs } from '@/lib/business/services'
import { isWon, leadSources, leadStatuses, wonStatuses } from '@/lib/content-types'
import { type FollowUp, type LeadFigures, type LeadGroup, type LeadSpan } from '@/lib/lead-figures'
import { memoize } from '@/lib/memoize'
import { addDays, startOfOfficeDay } from '@/lib/time/office-time'
import { type DaySpan } from '@/lib/time/office-weeks'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Reader } from './client'
import { leadState, trashed } from './leads'

/**
 * The leads that statistics count: no spam, none in the trash, no merged ones. The double negation keeps SQLite from
 * an index for `mergedIntoId IS NULL`, which nearly all leads match, instead of the one by day.
 */
const countedLeads = {
  status: { notIn: ['spam', trashed] },
  NOT: { mergedIntoId: { not: null } },
} satisfies Prisma.LeadWhereInput

/** Beyond this the chart is illegible, and medians are shown instead. */
const mostMarks = 500

/** Returns the condition for the leads of some days of the office that statistics count. */
export const within = ({ from, to }: DaySpan): Prisma.LeadWhereInput => ({
  ...countedLeads,
  createdAt: { gte: startOfOfficeDay(from), lt: startOfOfficeDay(addDays(to, 1)) },
})

/** The number of leads by reply minutes. */
type Histogram = Map<number, number>

function medianOf(histogram: Histogram): number | null {
  const entries = [...histogram].sort(([a], [b]) => a - b)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  const minutesAt = (place: number) => {
    let seenCount = 0
    return entries.find(([, count]) => (seenCount += count) > place)?.[0] ?? 0
  }
  return total === 0 ? null : (minutesAt((total - 1) >> 1) + minutesAt(total >> 1)) / 2
}

const keptIn = (histogram: Histogram, promisedMinutes: number) =>
  [...histogram].reduce((sum, [minutes, count]) => (minutes <= promisedMinutes ? sum + count : sum), 0)

const sizeOf = (histogram: Histogram) => keptIn(histogram, Infinity)

const noLeads = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

/** Counts the leads of one span by source and reply time. */
async function spanFigures(db: Reader, days: DaySpan, promisedMinutes: number) {
  const groups = await db.lead.groupBy({
    by: ['source', 'replyMinutes'],
    where: within(days),
    _count: { _all: true },
  })
  const histogram: Histogram = new Map()
  const bySource = noLeads(leadSources)
  for (const { source, replyMinutes, _count } of groups) {
    bySource[leadState({ source, status: '' }).source] += _count._all
    if (replyMinutes !== null) histogram.set(replyMinutes, (histogram.get(replyMinutes) ?? 0) + _count._all)
  }
  const span: LeadSpan = {
    ...days,
    leads: Object.values(bySource).reduce((sum, count) => sum + count, 0),
    bySource,
    answered: sizeOf(histogram),
    kept: keptIn(histogram, promisedMinutes),
    median: medianOf(histogram),
  }
  return { span, histogram }
}

function wholeOf(spans: DaySpan[]): DaySpan {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) throw new Error('figures of no days')
  return { from: first.from, to: last.to }
}

/**
 * Counts a period's leads by span and by group. Recent periods are memoized until a lead changes (`stamp`), since
 * staff switch between them.
 */
const countPeriod = memoize(
  async (db: Reader, { days, promised }: Period & { stamp: string }) => {
    const [groups, ...parts] = await Promise.all([
      db.lead.groupBy({
        by: ['source', 'town', 'service', 'projectType', 'status'],
        where: within(wholeOf(days)),
        _count: { _all: true },
        _sum: { value: true },
      }),
      ...days.map((span) => spanFigures(db, span, promised)),
    ])
    return { groups, parts }
  },
  { keyOf: (_db, period) => JSON.stringify(period), max: 8, slot: 'lead-stats' },
)

type Period = { days: DaySpan[]; promised: number }

async function periodCounts(db: Reader, period: Period) {
  const { _count, _max } = await db.lead.aggregate({ _count: true, _max: { updatedAt: true } })
  return countPeriod(db, { ...period, stamp: `${_count} ${_max.updatedAt?.toISOString()}` })
}

/** Sums up rows by their key, most leads first. */
function groupsBy<Row extends LeadGroup>(rows: Row[], keyOf: (row: Row) => string): LeadGroup[] {
  const groups = new Map<string, LeadGroup>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key) ?? { key, leads: 0, won: 0, lost: 0, value: 0 }
    for (const figure of ['leads', 'won', 'lost', 'value'] as const) group[figure] += row[figure]
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.leads - a.leads || a.key.localeCompare(b.key))
}

type FigureOptions = {
  /** Consecutive weeks, months or years. */
  spans: DaySpan[]
  /** The period to compare with, if any lead came before. */
  before?: { since: Date; until: Date } | null
  /** The promise in business minutes, and the moment before which unanswered leads are late. */
  promised: number
  lateSince: Date | null
  /** Reads each reply, too. */
  marks?: boolean
}

/**
 * Returns the figures of the leads within `spans`. The database counts, so that the rows read grow with the charts,
 * not with the leads.
 */
export async function getLeadFigures(options: FigureOptions): Promise<LeadFigures> {
  const { spans: days, before, promised, lateSince } = options
  const db = await database()
  const where = within(wholeOf(days))
  const [{ parts, groups }, cameBefore, overdue] = await Promise.all([
    periodCounts(db, { days, promised }),
    before
      ? db.lead.count({ where: { ...countedLeads, createdAt: { gte: before.since, lt: before.until } } })
      : null,
    lateSince
      ? db.lead.count({
          where: { AND: [where, { status: 'new', replyMinutes: null, createdAt: { lte: lateSince } }] },
        })
      : 0,
  ])
  const histogram: Histogram = new Map()
  for (const part of parts)
    for (const [minutes, count] of part.histogram)
      histogram.set(minutes, (histogram.get(minutes) ?? 0) + count)

  const rows = groups.map(({ _count, _sum, ...row }) => ({
    ...row,
    ...leadState(row),
    key: '',
    leads: _count._all,
    won: isWon(row.status) ? _count._all : 0,
    lost: row.status === 'lost' ? _count._all : 0,
    value: isWon(row.status) ? (_sum.value ?? 0) : 0,
  }))
  const statuses = noLeads(leadStatuses)
  for (const { status, leads } of rows) statuses[status] += leads
  const answeredCount = sizeOf(histogram)
  return {
    leads: rows.reduce((sum, { leads }) => sum + leads, 0),
    before: cameBefore,
    spans: parts.map(({ span }) => span),
    statuses,
    value: rows.reduce((sum, { value }) => sum + value, 0),
    sources: groupsBy(rows, ({ source }) => source),
    towns: groupsBy(rows, ({ town }) => town),
    services: groupsBy(rows, askedService),
    replies: {
      answered: answeredCount,
      kept: keptIn(histogram, promised),
      overdue,
      median: medianOf(histogram),
      marks: options.marks && answeredCount <= mostMarks ? await listMarks(db, where) : null,
    },
  }
}

async function listMarks(db: Reader, where: Prisma.LeadWhereInput) {
  const rows = await db.lead.findMany({
    where: { AND: [where, { replyMinutes: { not: null } }] },
    select: { createdAt: true, replyMinutes: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostMarks,
  })
  return rows.map(({ createdAt, replyMinutes }) => ({
    at: createdAt.toISOString(),
    minutes: replyMinutes ?? 0,
  }))
}

/** Returns when the first counted lead came in (ISO), or null. */
export async function firstLeadAt(): Promise<string | null> {
  const db = await database()
  const row = await db.lead.findFirst({
    where: countedLeads,
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
  })
  return row?.createdAt.toISOString() ?? null
}

/**
 * Returns the condition that matches askedService(): a slug, `multiple` or `not-sure`. A filter finds as many as the
 * statistics count.
 */
export function askedServiceWhere(key: string): Prisma.LeadWhereInput {
  const types = Object.entries(serviceOfType)
  const projectTypes = types.filter(([, slug]) => slug === key).map(([type]) => type)
  const isOpen = openTypes.some((type) => type === key)
  if (isOpen) return { projectType: key, service: { notIn: [...serviceSlugs] } }
  return {
    OR: [
      { projectType: { in: projectTypes } },
      { service: key, projectType: { notIn: types.map(([type]) => type) } },
    ],
  }
}

/** Counts unanswered leads, and those of them that came in by `lateSince`. */
export async function countWaiting(lateSince: Date | null): Promise<{ waiting: number; late: number }> {
  const db = await database()
  const waiting = { ...countedLeads, status: 'new' } satisfies Prisma.LeadWhereInput
  const [all, late] = await Promise.all([
    db.lead.count({ where: waiting }),
    lateSince ? db.lead.count({ where: { ...waiting, createdAt: { lte: lateSince } } }) : 0,
  ])
  return { waiting: all, late }
}

/**
 * Lists the follow-ups due by a day of the office, the longest due first, with their total. Won, finished and lost leads have
 * none.
 */
export async function listFollowUps(
  by: string,
  { limit }: { limit: number },
): Promise<{ total: number; leads: FollowUp[] }> {
  const db = await database()
  const where = {
    followUpOn: { gt: '', lte: by },
    status: { notIn: [...wonStatuses, 'lost', 'spam', trashed] },
    NOT: countedLeads.NOT,
  } satisfies Prisma.LeadWhereInput
  const [total, rows] = await Promise.all([
    db.lead.count({ where }),
    db.lead.findMany({
      where,
      select: {
        id: true,
        name: true,
        phone: true,
        projectType: true,
        service: true,
        town: true,
        source: true,
        page: true,
        createdAt: true,
        followUpOn: true,
      },
      orderBy: [{ followUpOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      take: limit,
    }),
  ])
  const leads = rows.map((row) => ({
    ...row,
    source: leadState({ source: row.source, status: '' }).source,
    createdAt: row.createdAt.toISOString(),
  }))
  return { total, leads }
}
