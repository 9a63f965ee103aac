import 'server-only'
import { database } from './client'
import { whoseBannerEnded } from './page-places'

// Which contractors have something to do: one question about all of them, to be asked in the name of all (tenantsWith of
// lib/tenant-work.ts). What it is each one's own reading finds.

type Due = { tenantId: string }

/** Those with messages that may be due now, the longest wait first. */
export async function tenantsWithMessages(now: Date): Promise<Due[]> {
  const db = await database()
  const due = await db.outbox.groupBy({
    by: ['tenantId'],
    where: { status: 'waiting', nextTryAt: { lte: now } },
    orderBy: { _min: { createdAt: 'asc' } },
  })
  return due
}

/** Those with a page, a post or a draft that was to be shown or hidden after `since` and not after `until`, or whose banner ended. */
export async function tenantsWithSchedule(since: Date, until: Date): Promise<Due[]> {
  const db = await database()
  const due = { gt: since, lte: until }
  // Each by its index: together they would read every page.
  const select = { tenantId: true } as const
  const found = await Promise.all([
    db.page.findMany({ where: { deletedAt: null, publishAt: due }, select }),
    db.page.findMany({ where: { deletedAt: null, unpublishAt: due }, select }),
    db.page.findMany({ where: { deletedAt: null, draftPublishAt: due }, select }),
    db.page.findMany({
      where: { deletedAt: null, draftId: { not: null }, draftPublishAt: { lte: until } },
      select,
    }),
    db.post.findMany({ where: { deletedAt: null, publishAt: due }, select }),
    db.post.findMany({ where: { deletedAt: null, unpublishAt: due }, select }),
    whoseBannerEnded(since, until),
  ])
  return found.flat()
}

/** Those with a visit within `ahead` milliseconds that nobody was reminded of, or with times that are held no longer. */
export async function tenantsWithVisits(now: Date, ahead: number): Promise<Due[]> {
  const db = await database()
  const found = await Promise.all([
    db.visit.groupBy({
      by: ['tenantId'],
      where: {
        status: 'booked',
        remindedAt: null,
        startsAt: { gt: now, lte: new Date(now.getTime() + ahead) },
      },
    }),
    db.visitTime.groupBy({ by: ['tenantId'], where: { visitId: null, heldUntil: { lte: now } } }),
  ])
  return found.flat()
}
