import 'server-only'
import { isWon, officeSources } from '@/lib/content-types'
import { type PageViewSum, type SiteLead } from '@/lib/page-view-types'
import { addDays } from '@/lib/time/office-time'
import { type DaySpan } from '@/lib/time/office-weeks'
import { database, write } from './client'
import { within } from './lead-stats'

/** The sums of one transaction: other writes come in between. */
const batch = 200

/** Adds views to the sums of their days. Several instances may add to the same one. */
export async function addPageViews(sums: readonly PageViewSum[]): Promise<void> {
  for (let start = 0; start < sums.length; start += batch)
    await write((db) =>
      db.$transaction(
        sums.slice(start, start + batch).map(({ count, ...key }) =>
          db.pageView.upsert({
            where: { day_path_source_campaign: key },
            create: { ...key, count },
            update: { count: { increment: count } },
            select: { count: true },
          }),
        ),
      ),
    )
}

const inDays = ({ from, to }: DaySpan) => ({ day: { gte: from, lte: to } })

/** Lists the views of some days by page, source and campaign. */
export async function listPageViews(days: DaySpan): Promise<Omit<PageViewSum, 'day'>[]> {
  const db = await database()
  const rows = await db.pageView.groupBy({
    by: ['path', 'source', 'campaign'],
    where: inDays(days),
    _sum: { count: true },
    orderBy: [{ path: 'asc' }, { source: 'asc' }, { campaign: 'asc' }],
  })
  return rows.map(({ _sum, ...row }) => ({ ...row, count: _sum.count ?? 0 }))
}

/** Narrows views; an empty list of paths finds none. */
type ViewFilter = { paths?: readonly string[] | undefined; source?: string; campaign?: string }

const viewsWhere = (days: DaySpan, { paths, source, campaign }: ViewFilter) => ({
  ...inDays(days),
  ...(paths && { path: { in: [...paths] } }),
  ...(source && { source }),
  ...(campaign && { campaign }),
})

/** Counts the views of each day that has any. */
export async function countDailyViews(days: DaySpan, filter: ViewFilter): Promise<Map<string, number>> {
  const db = await database()
  const rows = await db.pageView.groupBy({
    by: ['day'],
    where: viewsWhere(days, filter),
    _sum: { count: true },
  })
  return new Map(rows.map(({ day, _sum }) => [day, _sum.count ?? 0]))
}

/** The number of days that are read at a time. */
const daysAtOnce = 7

/** Calls a function with the sums of some days, oldest first, in parts. */
export async function eachPageView({ from, to }: DaySpan, use: (sums: PageViewSum[]) => void): Promise<void> {
  const db = await database()
  for (let first = from; first <= to; first = addDays(first, daysAtOnce)) {
    const last = addDays(first, daysAtOnce - 1)
    use(
      await db.pageView.findMany({
        where: inDays({ from: first, to: last < to ? last : to }),
        select: { day: true, path: true, source: true, campaign: true, count: true },
        orderBy: [{ day: 'asc' }, { path: 'asc' }, { source: 'asc' }, { campaign: 'asc' }],
      }),
    )
  }
}

/** Returns the first day with a view; null if there is none. */
export async function firstViewedDay(): Promise<string | null> {
  const db = await database()
  const { _min } = await db.pageView.aggregate({ _min: { day: true } })
  return _min.day
}

/** Deletes the sums of the days before one. */
export const prunePageViews = async (day: string): Promise<number> =>
  (await write((db) => db.pageView.deleteMany({ where: { day: { lt: day } } }))).count

/** Lists the leads that came in by the site's forms on some days. */
export async function listSiteLeads(days: DaySpan): Promise<SiteLead[]> {
  const db = await database()
  const rows = await db.lead.findMany({
    where: { AND: [within(days), { source: { notIn: [...officeSources] } }] },
    select: {
      page: true,
      town: true,
      service: true,
      projectType: true,
      referrer: true,
      utmSource: true,
      utmCampaign: true,
      gclid: true,
      status: true,
      visits: { where: { status: { not: 'canceled' } }, select: { id: true }, take: 1 },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ visits, status, ...lead }) => ({
    ...lead,
    hasVisit: visits.length > 0,
    isWon: isWon(status),
  }))
}
