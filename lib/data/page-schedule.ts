import 'server-only'
import { AppError } from '@/lib/errors'
import { scheduleAt, scheduleRefusals, type Schedule } from '@/lib/page-document/schedule'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { present } from './page-fields'

/** The schedule in a page's columns. */
type ScheduleRow = { isPublished: boolean; publishAt: Date | null; unpublishAt: Date | null }

/** The schedule of what is new. */
export const unscheduled: Schedule = { isPublished: false, publishAt: null, unpublishAt: null }

/** The schedule that a row was given; what of it has fallen due counts, whether or not the row says so yet. */
export const scheduleOf = ({ isPublished, publishAt, unpublishAt }: ScheduleRow): Schedule => ({
  isPublished,
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
})

/** What a row's schedule has come to by now. */
export const scheduleNow = (row: ScheduleRow): Schedule => scheduleAt(scheduleOf(row), new Date())

/** Whether visitors may still see a page: what is to hide it may have fallen due with its route not rendered again yet. */
export const maybeShown = ({ isPublished, publishAt }: Pick<ScheduleRow, 'isPublished' | 'publishAt'>) =>
  isPublished || (publishAt !== null && publishAt <= new Date())

/** The pages, or posts, that visitors see now; the same rule as scheduleAt(). */
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

/** Those that visitors don't see now: the others. */
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

/** The schedule's columns: what a save names, over what the page was given. Throws `invalid` for a moment of the past. */
export function scheduleColumns(patch: Partial<Schedule>, given: Schedule) {
  const now = new Date()
  const current = scheduleAt(given, now)
  const wanted = {
    isPublished: patch.isPublished ?? current.isPublished,
    publishAt: patch.publishAt === undefined ? current.publishAt : patch.publishAt,
    unpublishAt: patch.unpublishAt === undefined ? current.unpublishAt : patch.unpublishAt,
  }
  const errors = scheduleRefusals(wanted, given, now)
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  const next = scheduleAt(wanted, now)
  const date = (moment: string | null) => (moment === null ? null : new Date(moment))
  return { ...next, publishAt: date(next.publishAt), unpublishAt: date(next.unpublishAt) }
}
