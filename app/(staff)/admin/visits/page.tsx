import { daysOf, overlayFromParams, viewFromParams } from '@/components/admin/visits/calendar-address'
import { VisitsScreen } from '@/components/admin/visits/visits-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listStamp } from '@/lib/records/news'
import { getProfile } from '@/lib/data/settings'
import { officeDay } from '@/lib/time/office-time'
import { readCalendar } from '@/lib/visits/calendar'
import { openedOver } from './opened-over'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () => staffMetadata('Visits')

export default async function VisitsPage({ searchParams }: Props) {
  const { role } = await requireStaffPage()
  const params = await searchParams
  const now = new Date()
  const view = viewFromParams(params, now)
  const profile = await getProfile()
  const [days, stamp, over] = await Promise.all([
    readCalendar(profile, daysOf(view), now),
    listStamp('visits'),
    openedOver(view, overlayFromParams(params), profile, now),
  ])
  const today = officeDay(now.toISOString())
  return (
    <VisitsScreen
      {...{ view, days, today, now, stamp }}
      isOn={profile.visits.isOn}
      isOwner={role === 'owner'}
    >
      {over}
    </VisitsScreen>
  )
}
