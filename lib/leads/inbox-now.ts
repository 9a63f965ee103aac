import { officeDay } from '@/lib/time/office-time'
import { promisedMinutes, type ReplyPromise } from './reply-promise'

/** What the inbox has to know of the moment: the office's day, and the promise of a reply in business minutes. */
export const inboxNow = (promise: Pick<ReplyPromise, 'replyHours'>, now: Date) => ({
  today: officeDay(now.toISOString()),
  promiseMinutes: promisedMinutes(promise),
})
