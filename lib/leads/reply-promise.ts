import { phoneHours } from '@/lib/business/hours'
import { type BusinessProfile } from '@/lib/business/profile'
import {
  businessMinutes,
  businessMinutesAfter,
  businessMinutesBefore,
  nextOpening,
} from '@/lib/time/business-hours'
import { hoursAndMinutes } from '@/lib/time/elapsed'
import { addDays, officeDay, officeFormat } from '@/lib/time/office-time'

/** The site's promise: a reply within `replyHours` of business hours; 0 promises nothing. */
export type ReplyPromise = Pick<BusinessProfile, 'telephoneHours' | 'specialDays' | 'replyHours'>

/** Returns the business hours after which a reply is late, also where nothing is promised. */
export const replyLimit = ({ replyHours }: Pick<ReplyPromise, 'replyHours'>): number => replyHours || 2

/** Returns the same in minutes; a lead's `replyMinutes` may be as many. */
export const promisedMinutes = (promise: Pick<ReplyPromise, 'replyHours'>): number => replyLimit(promise) * 60

/**
 * Returns the moment by which an unanswered lead must have come in to be late now; null if none can be. The first
 * whole minute beyond the promise breaks it.
 */
export const lateSince = (now: Date, promise: ReplyPromise): Date | null =>
  businessMinutesBefore(phoneHours(promise), now, promisedMinutes(promise) + 1)

/** Returns true if an unanswered lead from then (ISO) has waited longer than promised. */
export function isLate(since: string, now: Date, promise: ReplyPromise): boolean {
  const limit = lateSince(now, promise)
  return limit !== null && Date.parse(since) <= limit.getTime()
}

/** Returns the business minutes left to answer a lead from then (ISO); negative if it is late. */
export const promiseLeft = (since: string, now: Date, promise: ReplyPromise): number =>
  promisedMinutes(promise) - businessMinutes(phoneHours(promise), new Date(since), now)

const formatDate = officeFormat({ month: 'short', day: 'numeric' })
const formatTime = officeFormat({ hour: 'numeric', minute: '2-digit' })
const formatWeekday = officeFormat({ weekday: 'short' })

/** Returns "10:00 AM" today, "Mon 9:30 AM" within a week, "Dec 1" later. */
function dueText(due: Date, now: Date): string {
  const [day, today] = [officeDay(due.toISOString()), officeDay(now.toISOString())]
  if (day >= addDays(today, 7)) return formatDate(due)
  const time = formatTime(due)
  return day === today ? time : `${formatWeekday(due)} ${time}`
}

/**
 * Returns "1 h 36 min left", "late by 20 min" or, outside business hours, "due Mon 10:00 AM"; empty if the office
 * never opens.
 */
export function promiseText(since: string, now: Date, promise: ReplyPromise): string {
  const opening = nextOpening(phoneHours(promise), now)
  if (!opening) return ''
  const minutesLeft = promiseLeft(since, now, promise)
  if (minutesLeft < 0) return `late by ${hoursAndMinutes(-minutesLeft)}`
  if (minutesLeft === 0) return 'due now'
  const isOpen = opening.getTime() <= now.getTime()
  const due = isOpen ? null : businessMinutesAfter(phoneHours(promise), opening, minutesLeft)
  return due ? `due ${dueText(due, now)}` : `${hoursAndMinutes(minutesLeft)} left`
}

/** Returns the office's day and the promise in business minutes. */
export const inboxNow = (promise: Pick<ReplyPromise, 'replyHours'>, now: Date) => ({
  today: officeDay(now.toISOString()),
  promiseMinutes: promisedMinutes(promise),
})
