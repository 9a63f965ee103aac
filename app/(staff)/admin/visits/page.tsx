import { daysOf, overlayFromParams, viewFromParams } from '@/components/admin/visits/calendar-address'
import { VisitsScreen } from '@/components/admin/visits/visits-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listBusyCalendars } from '@/lib/data/busy-calendars'
import { listStamp } from '@/lib/records/news'
import { getProfile } from '@/lib/data/settings'
import { listColleagues } from '@/lib/data/staff'
import { env } from '@/lib/env'
import { officeDay } from '@/lib/time/office-time'
import { readCalendar } from '@/lib/visits/calendar'
import { openedOver } from './opened-over'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () => staffMetadata('Visits')

export default async function VisitsPage({ searchParams }: Props) {
  const { id: me, role } = await requireStaffPage()
  const params = await searchParams
  const now = new Date()
  const view = viewFromParams(params, now)
  const [profile, colleagues] = await Promise.all([getProfile(), listColleagues()])
  const [days, stamp, calendars, over] = await Promise.all([
    readCalendar(profile, daysOf(view), now),
    listStamp('visits'),
    listBusyCalendars(now),
    openedOver(view, overlayFromParams(params), profile, colleagues, now),
  ])
  const today = officeDay(now.toISOString())
  return (
    <VisitsScreen
      {...{ view, days, colleagues, me, today, now, stamp }}
      hasMail={env().SMTP_URL !== undefined}
      unread={calendars.flatMap(({ name, problem }) => (problem ? [name] : []))}
      isOn={profile.visits.isOn}
      isOwner={role === 'owner'}
    >
      {over}
    </VisitsScreen>
  )
}
