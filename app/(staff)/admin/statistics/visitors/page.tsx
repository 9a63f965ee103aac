import { VisitorsScreen } from '@/components/admin/statistics/visitors-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getAreas } from '@/lib/data/areas'
import { countDailyViews, firstViewedDay, listPageViews, listSiteLeads } from '@/lib/data/page-views'
import { planPeriod, readPeriod, sameDaysBefore } from '@/lib/statistics/period'
import {
  dimensions,
  funnelOf,
  groupsBy,
  pathsOf,
  readVisitorFilter,
  visitorRows,
} from '@/lib/statistics/visitors'
import { officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { type DaySpan } from '@/lib/time/office-weeks'

export const generateMetadata = () => staffMetadata('Visitors')

type VisitorsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function VisitorsPage({ searchParams }: VisitorsPageProps) {
  await requireStaffPage()
  const [query, areas, firstDay] = await Promise.all([searchParams, getAreas(), firstViewedDay()])
  const now = new Date()
  const period = readPeriod(query.period)
  const filter = readVisitorFilter(query)
  if (!firstDay) return <VisitorsScreen {...{ period, filter, figures: null, areas, now }} />

  const { unit, spans } = planPeriod(period, startOfOfficeDay(firstDay), now)
  const today = officeDay(now.toISOString())
  const start = spans[0]?.from ?? today
  // Leads from before views were counted have no views to be compared with.
  const days = { from: start < firstDay ? firstDay : start, to: today }
  const earlier = sameDaysBefore(period, { from: start, to: today })
  const rowsOf = async (span: DaySpan) =>
    visitorRows(...(await Promise.all([listPageViews(span), listSiteLeads(span)])), areas)
  const [rows, rowsBefore] = await Promise.all([
    rowsOf(days),
    earlier && firstDay <= earlier.from ? rowsOf(earlier) : null,
  ])
  const views = await countDailyViews(days, { ...filter, paths: pathsOf(rows, filter) })
  const figures = {
    since: days.from,
    unit,
    spans: spans.map((span) => ({
      ...span,
      views: [...views].reduce(
        (sum, [day, count]) => (day >= span.from && day <= span.to ? sum + count : sum),
        0,
      ),
    })),
    funnel: funnelOf(rows, filter),
    before: rowsBefore && funnelOf(rowsBefore, filter),
    groups: dimensions.map((name) => ({ name, groups: groupsBy(rows, name, filter) })),
  }
  return <VisitorsScreen {...{ period, filter, figures, areas, now }} />
}
