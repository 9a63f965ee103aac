import type { BusinessProfile } from '@/lib/business/profile'
import { officeDay } from '@/lib/time/office-time'

/** What the inbox has to know of the moment: the office's day, and the promise of a reply in business minutes. */
export const inboxNow = ({ replyHours }: Pick<BusinessProfile, 'replyHours'>, now: Date) => ({
  today: officeDay(now.toISOString()),
  promiseMinutes: replyHours * 60,
})
