import { officeDay } from '@/lib/time/office-time'
import { promisedMinutes, type ReplyPromise } from './reply-promise'

/** Returns the office's day and the promise in business minutes. */
export const inboxNow = (promise: Pick<ReplyPromise, 'replyHours'>, now: Date) => ({
  today: officeDay(now.toISOString()),
  promiseMinutes: promisedMinutes(promise),
})
