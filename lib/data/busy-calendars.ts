import 'server-only'
import { AppError } from '@/lib/errors'
import { type BusyCalendar, type VisitBlock } from '@/lib/visit-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
import { listVisitBlocks } from './visit-blocks'

/** More calendars than a small office has; each is read every quarter of an hour. */
const mostCalendars = 5

type Span = { startsAt: Date; endsAt: Date }
/** A calendar with its sealed address. */
type StoredCalendar = { id: string; name: string; address: string }

/** Lists the calendars in the order in which they were added, with the number of busy times ahead. */
export async function listBusyCalendars(now = new Date()): Promise<BusyCalendar[]> {
  const db = await database()
  const rows = await db.busyCalendar.findMany({
    select: {
      id: true,
      name: true,
      readAt: true,
      problem: true,
      staff: { select: { name: true } },
      _count: { select: { times: { where: { endsAt: { gt: now } } } } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, name, readAt, problem, staff, _count }) => ({
    ...{ id, name, problem, readAt: readAt.toISOString() },
    ...{ staffName: staff?.name ?? null, timesAhead: _count.times },
  }))
}

/** Lists the calendars that weren't tried since a moment. */
export async function listDueCalendars(since: Date): Promise<StoredCalendar[]> {
  const db = await database()
  return db.busyCalendar.findMany({
    where: { triedAt: { lte: since } },
    select: { id: true, name: true, address: true },
  })
}

const select = {
  startsAt: true,
  endsAt: true,
  calendar: { select: { id: true, name: true } },
} satisfies Prisma.BusyTimeSelect

const toBlock = (row: Prisma.BusyTimeGetPayload<{ select: typeof select }>): VisitBlock => ({
  id: `${row.calendar.id}.${row.startsAt.getTime()}`,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  reason: `Busy (${row.calendar.name})`,
  seriesId: null,
  isFromCalendar: true,
  staffName: null,
})

/** Lists the busy times that overlap a span as blocks, in order. */
export async function listBusyTimes(from: Date, to: Date): Promise<VisitBlock[]> {
  const db = await database()
  const rows = await db.busyTime.findMany({
    where: { startsAt: { lt: to }, endsAt: { gt: from } },
    select,
    orderBy: [{ startsAt: 'asc' }, { calendarId: 'asc' }],
  })
  return rows.map(toBlock)
}

/** Lists what isn't offered in a span: the blocks of staff, and the busy times of calendars elsewhere. */
export const listBlockedTimes = async (from: Date, to: Date): Promise<VisitBlock[]> =>
  (await Promise.all([listVisitBlocks(from, to), listBusyTimes(from, to)])).flat()

/** Returns a busy time by the id of its block; null if there is none any more. */
export async function getBusyTime(id: string): Promise<VisitBlock | null> {
  const [calendarId = '', moment = ''] = id.split('.')
  if (!/^\d{1,15}$/.test(moment)) return null
  const db = await database()
  const row = await db.busyTime.findUnique({
    where: { calendarId_startsAt: { calendarId, startsAt: new Date(Number(moment)) } },
    select,
  })
  return row && toBlock(row)
}

const insertTimes = (tx: Transaction, calendarId: string, times: readonly Span[]) =>
  tx.busyTime.createMany({ data: times.map(({ startsAt, endsAt }) => ({ calendarId, startsAt, endsAt })) })

/** Adds a calendar with its busy times. @throws AppError conflict if there are enough */
export async function addBusyCalendar(
  calendar: StoredCalendar & { staffId: string },
  times: readonly Span[],
  now = new Date(),
): Promise<void> {
  await write((db) =>
    db.$transaction(async (tx) => {
      if ((await tx.busyCalendar.count()) >= mostCalendars)
        throw new AppError('conflict', { detail: `There are ${mostCalendars} calendars. Remove one first.` })
      await tx.busyCalendar.create({
        data: { ...calendar, triedAt: now, readAt: now, changedAt: now },
        select: { id: true },
      })
      await insertTimes(tx, calendar.id, times)
    }),
  )
}

/** Replaces the busy times of a calendar that was read. One that was removed meanwhile stays away. */
export async function storeBusyTimes(id: string, times: readonly Span[], now = new Date()): Promise<void> {
  const textOf = (spans: readonly Span[]) =>
    spans.map(({ startsAt, endsAt }) => `${startsAt.getTime()} ${endsAt.getTime()}`).join()
  await write((db) =>
    db.$transaction(async (tx) => {
      const stored = await tx.busyTime.findMany({
        where: { calendarId: id },
        select: { startsAt: true, endsAt: true },
        orderBy: { startsAt: 'asc' },
      })
      const isChanged = textOf(stored) !== textOf(times)
      const { count } = await tx.busyCalendar.updateMany({
        where: { id },
        data: { triedAt: now, readAt: now, problem: '', ...(isChanged && { changedAt: now }) },
      })
      if (count === 0 || !isChanged) return
      await tx.busyTime.deleteMany({ where: { calendarId: id } })
      await insertTimes(tx, id, times)
    }),
  )
}

/** Notes why a calendar couldn't be read; its busy times stay. */
export async function storeCalendarProblem(id: string, problem: string, now = new Date()): Promise<void> {
  await write((db) => db.busyCalendar.updateMany({ where: { id }, data: { triedAt: now, problem } }))
}

/** Removes a calendar and its busy times. @returns its name @throws AppError not-found */
export async function removeBusyCalendar(id: string): Promise<string> {
  return write(async (db) => {
    const calendar = await db.busyCalendar.findUnique({ where: { id }, select: { name: true } })
    const { count } = await db.busyCalendar.deleteMany({ where: { id } })
    if (!calendar || count === 0) throw new AppError('not-found')
    return calendar.name
  })
}
