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
import { visitPath } from './visit-token'

/** The texts of a calendar entry, for either side. */
type EntryWords = { summary: string; description: string; location: string; url: string }

/**
 * Returns a visit as an event, for a mail or a feed. Its UID stays the same, and its SEQUENCE rises with each move.
 */
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
export type CalendarFile = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }

/**
 * Returns one visit as a calendar file. With `parties` it is an invitation that calendars accept, update and cancel by
 * themselves, else an entry to keep.
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

/** Returns "12 Main Street, Nyack". */
export const whereOf = ({ address, place }: Pick<Visit, 'address' | 'place'>): string =>
  [address, getTown(place)?.name].filter(Boolean).join(', ')

/** Returns a visit as a calendar file for its visitor; with `parties` as an invitation. */
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
