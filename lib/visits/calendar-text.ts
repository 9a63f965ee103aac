import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'
import { getTown } from '@/lib/business/towns'
import { officeDay, officeFormat } from '@/lib/time/office-time'
import { type Visit, type VisitBlock, type VisitKind, type VisitWithLead } from '@/lib/visit-types'
import { clockText } from './visit-text'
import { dayFormat } from './weeks'

const shortDay = officeFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** Return "Wednesday, March 10, 2027", "Wed" and "10" for a day. */
export const longDayText = dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
export const weekdayText = dayFormat({ weekday: 'short' })
export const dayNumber = dayFormat({ day: 'numeric' })
export const longMonthText = dayFormat({ month: 'long', year: 'numeric' })
const monthDay = dayFormat({ month: 'long', day: 'numeric' })
const shortMonthDay = dayFormat({ month: 'short', day: 'numeric' })

/** Returns "March 8 to 14, 2027" or "Mar 29 to Apr 4, 2027". */
export function weekText(first: string, last: string): string {
  const year = last.slice(0, 4)
  if (first.slice(0, 7) === last.slice(0, 7)) return `${monthDay(first)} to ${dayNumber(last)}, ${year}`
  return `${shortMonthDay(first)} to ${shortMonthDay(last)}, ${year}`
}

/** Returns "10:00 to 11:00 AM" or "11:30 AM to 12:30 PM". */
export function fromTo(startsAt: string, endsAt: string): string {
  const [from, to] = [clockText(startsAt), clockText(endsAt)]
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} to ${to}` : `${from} to ${to}`
}

export const endOf = ({ startsAt, minutes }: Pick<VisitWithLead, 'startsAt' | 'minutes'>): string =>
  later(startsAt, minutes)

/** Adds minutes to a moment. */
export const later = (iso: string, minutes: number): string =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString()

/** Returns "Wed, Mar 10, 10:00 to 11:00 AM". */
export const visitTimeText = (visit: Pick<VisitWithLead, 'startsAt' | 'minutes'>): string =>
  `${shortDay(visit.startsAt)}, ${fromTo(visit.startsAt, endOf(visit))}`

export const visitKindNames: Record<VisitKind, string> = {
  home: 'Visit',
  showroom: 'Showroom visit',
  video: 'Video call',
}

/** Returns "Kitchen Remodeling", or an empty string. */
export const aboutOf = ({ lead }: Pick<VisitWithLead, 'lead'>): string =>
  projectTypes[lead.projectType as ContactProjectType] ?? ''

/** Returns the town of a visit, or "Showroom" or "Video call". */
export const placeOf = ({ kind, place }: Pick<Visit, 'kind' | 'place'>): string =>
  kind === 'home' ? (getTown(place)?.name ?? place) : kind === 'showroom' ? 'Showroom' : visitKindNames.video

export const addressOf = (visit: Pick<Visit, 'kind' | 'place' | 'address'>): string =>
  visit.kind === 'home' ? [visit.address, placeOf(visit), 'NY'].filter(Boolean).join(', ') : placeOf(visit)

/** Returns "the visit at Ann’s". */
export const visitWith = ({ kind, lead: { name } }: Pick<VisitWithLead, 'kind' | 'lead'>): string =>
  ({
    home: `the visit at ${name}’s`,
    showroom: `${name}’s visit to the showroom`,
    video: `the video call with ${name}`,
  })[kind]

/** Returns "Ann has 10:00 AM to 11:00 AM, with 30 minutes on the way before and after." */
export function takenText(visit: Pick<Visit, 'startsAt' | 'minutes' | 'travel'> & { name: string }): string {
  const { name, startsAt, travel } = visit
  const way = travel ? `, with ${travel} minutes on the way before and after` : ''
  return `${name} has ${clockText(startsAt)} to ${clockText(endOf(visit))}${way}.`
}

export const mapHref = (visit: Parameters<typeof addressOf>[0]): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressOf(visit) }).toString()}`

export const blockTitle = ({ reason }: Pick<VisitBlock, 'reason'>): string => reason || 'Blocked'

export const visitHref = ({ id, startsAt }: Pick<VisitWithLead, 'id' | 'startsAt'>): string =>
  `/admin/visits?day=${officeDay(startsAt)}&visit=${id}`
