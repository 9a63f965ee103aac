import { CalendarsScreen } from '@/components/admin/visits/calendars-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listBusyCalendars } from '@/lib/data/busy-calendars'
import { officeTime } from '@/lib/time/office-time'
import { busyDaysAhead } from '@/lib/visits/busy-calendars'

export const generateMetadata = () => staffMetadata('Busy times')

export default async function BusyCalendarsPage() {
  await requireStaffPage()
  const calendars = await listBusyCalendars()
  return (
    <CalendarsScreen
      calendars={calendars.map((calendar) => ({ ...calendar, readAt: officeTime(calendar.readAt) }))}
      daysAhead={busyDaysAhead}
    />
  )
}
