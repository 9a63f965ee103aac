import { BlockDialog } from '@/components/admin/visits/block-dialog'
import { BlockPanel, GoneDialog } from '@/components/admin/visits/block-panel'
import { daysOf, type CalendarOverlay, type CalendarView } from '@/components/admin/visits/calendar-address'
import { NewVisitDialog } from '@/components/admin/visits/new-visit-dialog'
import { VisitPanel } from '@/components/admin/visits/visit-panel'
import { type BusinessProfile } from '@/lib/business/profile'
import { getPlace } from '@/lib/data/areas'
import { getVisitBlock } from '@/lib/data/visit-blocks'
import { getVisit } from '@/lib/data/visits'
import { env } from '@/lib/env'
import { officeDay } from '@/lib/time/office-time'
import { firstFreeDay } from '@/lib/visits/calendar'
import { listVisitPeople } from '@/lib/visits/people'

/** Returns what the address has open over the calendar: a visit, a block, a form for a new one, or null. */
export async function openedOver(
  view: CalendarView,
  opened: CalendarOverlay,
  profile: BusinessProfile,
  now: Date,
) {
  const hasMail = env().SMTP_URL !== undefined
  const today = officeDay(now.toISOString())
  const day = daysOf(view).find((date) => date >= today) ?? today
  if (opened.visit) {
    const visit = await getVisit(opened.visit)
    return visit ? (
      <VisitPanel key={visit.id} {...{ visit, view, hasMail, now }} />
    ) : (
      <GoneDialog view={view} />
    )
  }
  if (opened.block === 'new') return <BlockDialog {...{ view, day }} />
  if (opened.block) {
    const block = await getVisitBlock(opened.block)
    return block ? <BlockPanel {...{ block, view }} /> : <GoneDialog view={view} />
  }
  if (opened.new === undefined && !opened.lead) return null
  const { people, lead } = await listVisitPeople(opened.lead)
  const [, at = day, time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(opened.new ?? '') ?? []
  const { minutes } = profile.visits
  const free = time ? at : await firstFreeDay(profile, at, now, await getPlace(lead?.town ?? ''))
  return <NewVisitDialog {...{ view, time, minutes, people, lead, hasMail }} day={free} />
}
