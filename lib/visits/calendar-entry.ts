import 'server-only'
import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { type BusinessProfile } from '@/lib/business/profile'
import { getTown } from '@/lib/business/towns'
import { type Visit } from '@/lib/visit-types'
import { visitPath } from './link'

/** What stands in a calendar: whose side it is written for. Times are in UTC, which every calendar shows in its own zone. */
type EntryWords = { summary: string; description: string; location: string; url: string }

/** A visit as an event, for a mail or a feed. Its UID stays, its SEQUENCE rises with each move. */
export const visitEvent = (visit: Visit, siteUrl: string, words: EntryWords): ICalEventData => ({
  id: `${visit.id}@${new URL(siteUrl).hostname}`,
  sequence: visit.sequence,
  start: new Date(visit.startsAt),
  end: new Date(Date.parse(visit.startsAt) + visit.minutes * 60_000),
  stamp: new Date(visit.updatedAt),
  created: new Date(visit.createdAt),
  lastModified: new Date(visit.updatedAt),
  status: visit.status === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  ...words,
})

type Person = { name: string; email: string }
/** A calendar file with its method, as a mail takes it. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }

/**
 * One visit as a calendar file. With `from` and `to` it is an invitation that calendars take in, follow and cancel by
 * themselves; without them an entry to be kept.
 */
export function calendarFile(
  visit: Visit,
  siteUrl: string,
  words: EntryWords,
  parties?: { from: Person; to: Person },
): CalendarFile {
  const method = !parties ? 'PUBLISH' : visit.status === 'canceled' ? 'CANCEL' : 'REQUEST'
  const calendar = new ICalCalendar({
    prodId: { company: new URL(siteUrl).hostname, product: 'visits' },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent(visitEvent(visit, siteUrl, words))
  if (parties) {
    event.organizer(parties.from)
    event.createAttendee({ ...parties.to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED })
  }
  return { method, content: calendar.toString() }
}

/** "12 Main Street, Nyack" */
export const whereOf = ({ address, place }: Pick<Visit, 'address' | 'place'>): string =>
  [address, getTown(place)?.name].filter(Boolean).join(', ')

/** A visit as a calendar file for whom it is at; with `parties` as an invitation. */
export function ownCalendarFile(
  visit: Visit,
  { shortName, name, phone }: Pick<BusinessProfile, 'shortName' | 'name' | 'phone'>,
  siteUrl: string,
  parties?: Parameters<typeof calendarFile>[3],
): CalendarFile {
  const isCanceled = visit.status === 'canceled'
  const url = `${siteUrl}${isCanceled ? '/visit' : visitPath(visit.id)}`
  const change = isCanceled ? 'The visit is canceled.' : `To move or cancel the visit:\n${url}`
  return calendarFile(
    visit,
    siteUrl,
    {
      summary: `${isCanceled ? 'Canceled: ' : ''}Visit by ${shortName}`,
      description: `${change}\n\n${name}, ${phone}`,
      location: whereOf(visit),
      url,
    },
    parties,
  )
}
