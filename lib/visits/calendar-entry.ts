import 'server-only'
import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { getTown } from '@/lib/business/towns'
import { type Visit, type VisitKind } from '@/lib/visit-types'
import { endOf, visitKindNames } from './calendar-text'
import { nounOf } from './visit-text'
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
  end: new Date(endOf(visit)),
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

type Shown = Pick<BusinessProfile, 'shortName' | 'name' | 'phone' | 'address'>

/** Returns "12 Main Street, Nyack", the showroom's address or "Video call". */
export function whereOf({ kind, address, place }: Visit, profile: Shown): string {
  if (kind === 'showroom') return addressLine(profile)
  return kind === 'video' ? visitKindNames.video : [address, getTown(place)?.name].filter(Boolean).join(', ')
}

const entryNames: Record<VisitKind, string> = {
  home: 'Visit by',
  showroom: 'Visit to',
  video: 'Video call with',
}

/** Tells how a video call begins: the site has no calls of its own. */
export const videoNote = 'We’ll send you the link before the call.'

/** Returns the texts of a visitor's calendar entry. */
function ownWords(visit: Visit, profile: Shown, siteUrl: string): EntryWords {
  const { shortName, name, phone } = profile
  const noun = nounOf(visit)
  const isCanceled = visit.status === 'canceled'
  const url = `${siteUrl}${isCanceled ? '/visit' : visitPath(visit.id)}`
  const change = isCanceled ? `The ${noun} is canceled.` : `To move or cancel the ${noun}:\n${url}`
  return {
    summary: `${isCanceled ? 'Canceled: ' : ''}${entryNames[visit.kind]} ${shortName}`,
    description: [visit.kind === 'video' && videoNote, change, `${name}, ${phone}`]
      .filter(Boolean)
      .join('\n\n'),
    location: whereOf(visit, profile),
    url,
  }
}

/** Returns a visit as a calendar file for its visitor; with `parties` as an invitation. */
export const ownCalendarFile = (
  visit: Visit,
  profile: Shown,
  siteUrl: string,
  parties?: Parameters<typeof calendarFile>[3],
): CalendarFile => calendarFile(visit, siteUrl, ownWords(visit, profile, siteUrl), parties)

/** Returns the addresses at which Google's and Outlook's calendars offer to add a visit. */
export function calendarLinks(
  visit: Visit,
  profile: Shown,
  siteUrl: string,
): { google: string; outlook: string } {
  const { summary, description, location } = ownWords(visit, profile, siteUrl)
  const [startsAt, endsAt] = [visit.startsAt, endOf(visit)]
  const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
  const google = {
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: description,
    location,
  }
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: startsAt,
    enddt: endsAt,
    body: description,
    location,
  }
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams(google).toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams(outlook).toString()}`,
  }
}
