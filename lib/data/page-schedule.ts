import 'server-only'
import { AppError } from '@/lib/errors'
import { scheduleAt, scheduleRefusals, type Schedule } from '@/lib/page-document/schedule'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { present } from './page-fields'

type ScheduleRow = { isPublished: boolean; publishAt: Date | null; unpublishAt: Date | null }

/** The schedule of a new record. */
export const unscheduled: Schedule = { isPublished: false, publishAt: null, unpublishAt: null }

/** Returns the schedule that a row was given; passed moments in it count, whether or not the row says so yet. */
export const scheduleOf = ({ isPublished, publishAt, unpublishAt }: ScheduleRow): Schedule => ({
  isPublished,
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
})

/** Returns a row's schedule as it is now. */
export const scheduleNow = (row: ScheduleRow): Schedule => scheduleAt(scheduleOf(row), new Date())

/** Returns true if visitors may still see a page: its moment to be hidden may have come, and its route not be rendered again yet. */
export const maybeShown = ({ isPublished, publishAt }: Pick<ScheduleRow, 'isPublished' | 'publishAt'>) =>
  isPublished || (publishAt !== null && publishAt <= new Date())

/** Finds the pages or posts that visitors see now, by the rule of scheduleAt(). */
export const visible = () => {
  const now = new Date()
  return {
    ...present,
    AND: [
      { OR: [{ isPublished: true }, { publishAt: { lte: now } }] },
      { OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] },
    ],
  } satisfies Prisma.PageWhereInput
}

/** Finds the others. */
export const hidden = () => {
  const now = new Date()
  return {
    ...present,
    OR: [
      { isPublished: false, OR: [{ publishAt: null }, { publishAt: { gt: now } }] },
      { unpublishAt: { lte: now } },
    ],
  } satisfies Prisma.PageWhereInput
}

/** Returns a schedule's columns after a save. @throws AppError invalid for a moment of the past */
export function scheduleColumns(patch: Partial<Schedule>, storedSchedule: Schedule) {
  const now = new Date()
  const current = scheduleAt(storedSchedule, now)
  const schedule = {
    isPublished: patch.isPublished ?? current.isPublished,
    publishAt: patch.publishAt === undefined ? current.publishAt : patch.publishAt,
    unpublishAt: patch.unpublishAt === undefined ? current.unpublishAt : patch.unpublishAt,
  }
  const errors = scheduleRefusals(schedule, storedSchedule, now)
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  const next = scheduleAt(schedule, now)
  const date = (moment: string | null) => (moment === null ? null : new Date(moment))
  return { ...next, publishAt: date(next.publishAt), unpublishAt: date(next.unpublishAt) }
}
