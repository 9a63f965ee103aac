import { type BusinessProfile } from '@/lib/business/profile'
import {
  businessMinutes,
  businessMinutesAfter,
  businessMinutesBefore,
  nextOpening,
} from '@/lib/time/business-hours'
import { hoursAndMinutes } from '@/lib/time/elapsed'
import { addDays, officeDay, officeTimeZone, plainSpaces } from '@/lib/time/office-time'

/** What the site promises: a reply within so many business hours, and when these are. */
export type ReplyPromise = Pick<BusinessProfile, 'telephoneHours' | 'replyHours'>

/** The promise in minutes of business hours: a lead's `replyMinutes` up to it have kept it. */
export const promisedMinutes = ({ replyHours }: Pick<ReplyPromise, 'replyHours'>): number => replyHours * 60

/**
 * The moment before which, or at which, a lead must have come in to be late now, if nobody has answered it; null where
 * none can be. A promise is broken by the first whole minute beyond it.
 */
export const lateSince = (now: Date, promise: ReplyPromise): Date | null =>
  businessMinutesBefore(promise.telephoneHours, now, promisedMinutes(promise) + 1)

/** Whether a lead that came in then (ISO) and has no answer has waited longer than the site promises. */
export function isLate(since: string, now: Date, promise: ReplyPromise): boolean {
  const limit = lateSince(now, promise)
  return limit !== null && Date.parse(since) <= limit.getTime()
}

/** How many minutes of business hours are left to answer a lead that came in then (ISO); negative when it is late. */
export const promiseLeft = (since: string, now: Date, promise: ReplyPromise): number =>
  promisedMinutes(promise) - businessMinutes(promise.telephoneHours, new Date(since), now)

const formatOfficeTime = (at: Date, options: Intl.DateTimeFormatOptions) =>
  plainSpaces(at.toLocaleString('en-US', { timeZone: officeTimeZone, ...options }))

/** When a reply is due: "10:00 AM" today, "Mon 9:30 AM" within a week, "Dec 1" later. */
function dueText(due: Date, now: Date): string {
  const [day, today] = [officeDay(due.toISOString()), officeDay(now.toISOString())]
  if (day >= addDays(today, 7)) return formatOfficeTime(due, { month: 'short', day: 'numeric' })
  const time = formatOfficeTime(due, { hour: 'numeric', minute: '2-digit' })
  return day === today ? time : `${formatOfficeTime(due, { weekday: 'short' })} ${time}`
}

/**
 * The promise's clock in words: "1 h 36 min left", "late by 20 min", and while nobody is there "due Mon 10:00 AM".
 * Empty where the office never opens.
 */
export function promiseText(since: string, now: Date, promise: ReplyPromise): string {
  const opening = nextOpening(promise.telephoneHours, now)
  if (!opening) return ''
  const left = promiseLeft(since, now, promise)
  if (left < 0) return `late by ${hoursAndMinutes(-left)}`
  if (left === 0) return 'due now'
  const isOpen = opening.getTime() <= now.getTime()
  const due = isOpen ? null : businessMinutesAfter(promise.telephoneHours, opening, left)
  return due ? `due ${dueText(due, now)}` : `${hoursAndMinutes(left)} left`
}
