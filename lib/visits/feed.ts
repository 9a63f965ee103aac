import 'server-only'
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { phoneText } from '@/lib/business/profile'
import { addDays, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { type VisitBlock, type VisitWithLead } from '@/lib/visit-types'
import { wholeDays } from './blocks'
import { visitEvent, whereOf } from './calendar-entry'
import { aboutOf, addressOf, placeOf, visitHref } from './calendar-text'

type Feed = {
  visits: readonly VisitWithLead[]
  blocks: readonly VisitBlock[]
  profile: Parameters<typeof whereOf>[1]
  siteUrl: string
}

/**
 * Returns visits and blocks as a calendar feed (iCalendar, RFC 5545). Moments are in UTC, which calendars convert
 * correctly even when the clock changes; a block of whole days has dates.
 */
export function feedText({ visits, blocks, profile, siteUrl }: Feed): string {
  const { hostname } = new URL(siteUrl)
  const { shortName: name } = profile
  const calendar = ical({
    name: `${name} visits`,
    prodId: { company: name, product: 'visits', language: 'EN' },
    // The suggested interval of a subscription.
    ttl: 15 * 60,
  })
  for (const visit of visits) {
    if (visit.status === 'canceled') continue
    const { kind, lead, staffName, travel } = visit
    const url = `${siteUrl}${visitHref(visit)}`
    const description = [
      aboutOf(visit),
      lead.phone && phoneText(lead.phone),
      staffName && `Who goes: ${staffName}`,
      travel > 0 && `${travel} minutes on the way`,
      lead.message,
      url,
    ]
    calendar.createEvent({
      ...visitEvent(visit, siteUrl, {
        summary: [lead.name, placeOf(visit)].filter(Boolean).join(', '),
        location: kind === 'home' ? addressOf(visit) : whereOf(visit, profile),
        description: description.filter(Boolean).join('\n'),
        url,
      }),
      transparency: ICalEventTransparency.OPAQUE,
    })
  }
  for (const block of blocks) {
    const days = wholeDays(block)
    calendar.createEvent({
      id: `block-${block.id}@${hostname}`,
      stamp: new Date(block.startsAt),
      ...(days
        ? { start: days.from, end: days.to, allDay: true }
        : { start: new Date(block.startsAt), end: new Date(block.endsAt) }),
      summary: block.reason ? `No visits: ${block.reason}` : 'No visits',
      busystatus: ICalEventBusyStatus.OOF,
      transparency: ICalEventTransparency.OPAQUE,
    })
  }
  return calendar.toString()
}

/** Returns the span of a feed: the past thirty days and the booking horizon. */
export function feedSpan(now: Date, daysAhead: number): { from: Date; to: Date } {
  const today = officeDay(now.toISOString())
  return {
    from: new Date(startOfOfficeDay(addDays(today, -30))),
    to: new Date(startOfOfficeDay(addDays(today, Math.max(daysAhead, 90) + 1))),
  }
}
