import 'server-only'
import { type DeliveryKind } from '@/lib/delivery-types'
import { env } from '@/lib/env'
import {
  refusals,
  type Review,
  type ReviewCounts,
  reviewStatuses,
  type ReviewWithLead,
} from '@/lib/review-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { withBuildFallback } from './build-fallback'
import { database, type Writer, write } from './client'
import { phoneKey } from './lead-keys'
import { trashed } from './leads'
import { present } from './page-fields'
import { addReminders } from './outbox'

const day = 86_400_000
/** The time in which a status set by mistake can be undone before anybody is asked, in milliseconds. */
const timeToUndo = 5 * 60_000
/** The time after the request at which its reminder is sent, and the time after which none is sent. */
const remindAfter = 7 * day
const remindUntil = 30 * day

const reviewSelect = {
  id: true,
  leadId: true,
  status: true,
  askedAt: true,
  stoppedAt: true,
  sentAt: true,
  rating: true,
  words: true,
  name: true,
  town: true,
  photos: true,
  mayPublish: true,
  refusal: true,
  testimonialId: true,
} satisfies Prisma.ReviewSelect

type Row = Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>

/** Converts a row; an unknown status, of another version, counts as asked. */
const toReview = <Read extends Row>(row: Read): Omit<Read, keyof Review> & Review => ({
  ...row,
  status: reviewStatuses.find((status) => status === row.status) ?? 'asked',
  refusal: refusals.find((refusal) => refusal === row.refusal) ?? '',
  askedAt: row.askedAt?.toISOString() ?? null,
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
})

export async function getReviewOfLead(leadId: string): Promise<Review | null> {
  const db = await database()
  const row = await db.review.findUnique({ where: { leadId }, select: reviewSelect })
  return row && toReview(row)
}

const withLead = {
  ...reviewSelect,
  lead: { select: { id: true, name: true, town: true, projectType: true, service: true } },
} satisfies Prisma.ReviewSelect

/**
 * Returns the review of a link, with the homeowner's name and town from its lead; null if that lead was deleted, or is in the
 * trash or spam.
 */
export async function getReviewOfToken(tokenHash: string) {
  const db = await database()
  const where = { tokenHash, lead: { status: { notIn: [trashed, 'spam'] } } }
  const row = await db.review.findFirst({ where, select: withLead })
  return row && toReview(row)
}

/** Stores what a homeowner has written. @returns false if this review had been sent before */
export async function storeReview(
  id: string,
  texts: Pick<Review, 'rating' | 'words' | 'name' | 'town' | 'photos' | 'mayPublish'>,
): Promise<boolean> {
  const data = { ...texts, status: 'waiting', sentAt: new Date() }
  const { count } = await write((db) => db.review.updateMany({ where: { id, sentAt: null }, data }))
  return count === 1
}

/** Notes that a homeowner wants no more messages about a review. */
export async function stopAsking(id: string): Promise<void> {
  await write((db) =>
    db.review.updateMany({ where: { id, stoppedAt: null }, data: { stoppedAt: new Date() } }),
  )
}

/** Lists the reviews that have come, waiting ones first, then the latest. Those of deleted leads have no words any more. */
export async function listReviews(limit: number): Promise<ReviewWithLead[]> {
  const db = await database()
  const rows = await db.review.findMany({
    where: { sentAt: { not: null }, words: { not: '' } },
    select: withLead,
    orderBy: [{ status: 'desc' }, { sentAt: 'desc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.map(toReview)
}

export async function getReview(id: string): Promise<ReviewWithLead | null> {
  const db = await database()
  const row = await db.review.findUnique({ where: { id }, select: withLead })
  return row && toReview(row)
}

export async function countWaitingReviews(): Promise<number> {
  const db = await database()
  return db.review.count({ where: { status: 'waiting', words: { not: '' } } })
}

/** Changes the status of a review that has one of `from`. @returns false if it has another one */
export async function setReviewStatus(
  id: string,
  from: readonly Review['status'][],
  data: Pick<Review, 'status'> & Partial<Pick<Review, 'refusal' | 'testimonialId'>>,
): Promise<boolean> {
  const { count } = await write((db) =>
    db.review.updateMany({ where: { id, status: { in: [...from] } }, data }),
  )
  return count === 1
}

/** Counts the reviews that came with the permission to show them, those of them that are shown, and why others aren't. */
export async function countReviews(): Promise<ReviewCounts> {
  return withBuildFallback(
    async () => {
      const db = await database()
      const where = { sentAt: { not: null }, mayPublish: true }
      const [sent, shown, waiting, groups] = await Promise.all([
        db.review.count({ where }),
        db.review.count({ where: { ...where, status: 'published', testimonial: present } }),
        db.review.count({ where: { ...where, status: 'waiting' } }),
        db.review.groupBy({ by: ['refusal'], where: { ...where, status: 'refused' }, _count: true }),
      ])
      const refused = Object.fromEntries(groups.map(({ refusal, _count }) => [refusal, _count]))
      return { sent, shown, waiting, refused }
    },
    { sent: 0, shown: 0, waiting: 0, refused: {} },
  )
}

/** Returns the ways in which a homeowner can be asked for a review. */
function waysToAsk({ email, phone }: { email: string; phone: string }): DeliveryKind[] {
  const { SMTP_URL, SMS_TO } = env()
  return [
    ...(SMTP_URL && email ? (['review-request'] as const) : []),
    ...(SMS_TO && phoneKey(phone).length === 10 ? (['review-sms'] as const) : []),
  ]
}

/**
 * Asks for the review of a job that is being set to Finished, some minutes later: the channels check then that it still is. A
 * homeowner who was asked once, has written or wants no more messages isn't asked again.
 */
export async function askForReview(
  db: Writer,
  { id: leadId, ...lead }: { id: string; email: string; phone: string },
  now: Date,
): Promise<void> {
  const { askedAt, stoppedAt, sentAt } = await db.review.upsert({
    where: { leadId },
    create: { leadId },
    update: {},
    select: reviewSelect,
  })
  if (askedAt ?? stoppedAt ?? sentAt) return
  const kinds = waysToAsk(lead)
  // A lead that is set to Finished a second time within these minutes has its messages already.
  const waiting = await db.outbox.count({ where: { leadId, kind: { in: kinds }, status: 'waiting' } })
  if (waiting > 0) return
  const nextTryAt = new Date(now.getTime() + timeToUndo)
  await db.outbox.createMany({
    data: kinds.map((kind) => ({ kind, leadId, createdAt: now, nextTryAt })),
  })
}

/** Stores the hash of the token in a review's link: the site's secret may have changed since the request. */
export async function setReviewToken(id: string, tokenHash: string): Promise<void> {
  await write((db) => db.review.updateMany({ where: { id }, data: { tokenHash } }))
}

/** Notes that the request for a review has been sent, the first time. */
export async function noteAsked(id: string, askedAt: Date): Promise<void> {
  await write((db) => db.review.updateMany({ where: { id, askedAt: null }, data: { askedAt } }))
}

/**
 * Adds reminders of the reviews asked for a week ago to the outbox, one each, whichever process looks first. Without
 * mail nothing happens.
 * @returns the number of reminders
 */
export async function remindOfReviews(now = new Date()): Promise<number> {
  if (!env().SMTP_URL) return 0
  const ago = (span: number) => new Date(now.getTime() - span)
  const isDue = {
    askedAt: { gt: ago(remindUntil), lte: ago(remindAfter) },
    remindedAt: null,
    stoppedAt: null,
    sentAt: null,
  }
  const db = await database()
  const due = await db.review.findMany({
    where: { ...isDue, lead: { email: { not: '' }, status: 'finished' } },
    select: { id: true, leadId: true },
  })
  return addReminders(due, {
    claim: (tx, { id }) => tx.review.updateMany({ where: { id, ...isDue }, data: { remindedAt: now } }),
    now,
    messageOf: ({ leadId }) => ({ kind: 'review-reminder', leadId }),
  })
}

/**
 * Removes what is personal from the reviews of deleted leads; a published one keeps what visitors read, the others are only
 * counted.
 */
export async function forgetReviews(): Promise<void> {
  const db = await database()
  const isGone = { leadId: null, OR: [{ status: { not: 'published' } }, { testimonialId: null }] }
  const hasData = { OR: [{ name: { not: '' } }, { words: { not: '' } }] }
  const isLeft = {
    OR: [{ AND: [isGone, hasData] }, { ...isGone, sentAt: null }, { leadId: null, photos: { not: '' } }],
  }
  if ((await db.review.count({ where: isLeft })) === 0) return
  await write((writer) =>
    writer.$transaction(async (tx) => {
      await tx.review.deleteMany({ where: { ...isGone, sentAt: null } })
      await tx.review.updateMany({ where: isGone, data: { name: '', town: '', words: '' } })
      await tx.review.updateMany({ where: { leadId: null }, data: { photos: '' } })
    }),
  )
}
