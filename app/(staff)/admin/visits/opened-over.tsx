import { BlockDialog } from '@/components/admin/visits/block-dialog'
import { BlockPanel, BusyTimePanel, GoneDialog } from '@/components/admin/visits/block-panel'
import { daysOf, type CalendarOverlay, type CalendarView } from '@/components/admin/visits/calendar-address'
import { NewVisitDialog } from '@/components/admin/visits/new-visit-dialog'
import { VisitPanel } from '@/components/admin/visits/visit-panel'
import { type BusinessProfile } from '@/lib/business/profile'
import { getPlace } from '@/lib/data/areas'
import { getBusyTime } from '@/lib/data/busy-calendars'
import { countLaterBlocks, getVisitBlock } from '@/lib/data/visit-blocks'
import { getVisit } from '@/lib/data/visits'
import { env } from '@/lib/env'
import { officeDay } from '@/lib/time/office-time'
import { firstFreeDay } from '@/lib/visits/calendar'
import { listVisitPeople } from '@/lib/visits/people'
import { type Colleague } from '@/lib/visits/who-goes'

/** Returns what the address has open over the calendar: a visit, a block, a form for a new one, or null. */
export async function openedOver(
  view: CalendarView,
  overlay: CalendarOverlay,
  profile: BusinessProfile,
  colleagues: Colleague[],
  now: Date,
) {
  const hasMail = env().SMTP_URL !== undefined
  const today = officeDay(now.toISOString())
  const day = daysOf(view).find((date) => date >= today) ?? today
  if (overlay.visit) {
    const visit = await getVisit(overlay.visit)
    return visit ? (
      <VisitPanel key={visit.id} {...{ visit, colleagues, view, hasMail, now }} />
    ) : (
      <GoneDialog view={view} />
    )
  }
  if (overlay.block === 'new') return <BlockDialog {...{ view, day }} />
  if (overlay.block) {
    const block = (await getVisitBlock(overlay.block)) ?? (await getBusyTime(overlay.block))
    if (!block) return <GoneDialog view={view} />
    if (block.isFromCalendar) return <BusyTimePanel {...{ block, view }} />
    return <BlockPanel {...{ block, view }} later={await countLaterBlocks(block)} />
  }
  if (overlay.new === undefined && !overlay.lead) return null
  const { people, lead } = await listVisitPeople(overlay.lead)
  const [, openDay = day, time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(overlay.new ?? '') ?? []
  const { minutes } = profile.visits
  const free = time ? openDay : await firstFreeDay(profile, openDay, now, await getPlace(lead?.town ?? ''))
  return <NewVisitDialog {...{ view, time, minutes, people, lead, colleagues, hasMail }} day={free} />
}
