import { StatisticsScreen } from '@/components/admin/statistics/statistics-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { firstLeadAt, getLeadFigures } from '@/lib/data/lead-stats'
import { getProfile } from '@/lib/data/settings'
import { lateSince, promisedMinutes } from '@/lib/leads/reply-promise'
import { planPeriod, readPeriod } from '@/lib/statistics/period'

export const generateMetadata = () => staffMetadata('Statistics')

type StatisticsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function StatisticsPage({ searchParams }: StatisticsPageProps) {
  await requireStaffPage()
  const [query, promise, first] = await Promise.all([searchParams, getProfile(), firstLeadAt()])
  const now = new Date()
  const period = readPeriod(query.period)
  const { unit, spans, before } = planPeriod(period, first, now)
  const figures = await getLeadFigures({
    spans,
    before,
    promised: promisedMinutes(promise),
    lateSince: lateSince(now, promise),
    marks: true,
  })
  return <StatisticsScreen {...{ period, unit, figures, hasLeads: first !== null, promise, now }} />
}
