import 'server-only'
import { getReviewOfLead, noteAsked, setReviewToken } from '@/lib/data/reviews'
import { type Review } from '@/lib/review-types'
import { reviewTokenHash } from '@/lib/reviews/review-token'
import { addDays, fromOfficeInput, officeInput } from '@/lib/time/office-time'
import { type Message, Postponed, Unneeded } from './channel'

/** The office's hours in which nobody is asked for a review. */
const night = { from: 20, until: 9 }

/** @throws Postponed until the morning */
function refuseAtNight(now: Date): void {
  const [day = '', time = ''] = officeInput(now.toISOString()).split('T')
  const hour = Number(time.slice(0, 2))
  if (hour >= night.until && hour < night.from) return
  const morning = fromOfficeInput(`${hour < night.until ? day : addDays(day, 1)}T09:00`)
  throw new Postponed('nobody is asked at night.', new Date(morning ?? now.getTime() + 12 * 3_600_000))
}

/**
 * Sends a request or a reminder by `send`, if the review is still wanted, and notes that.
 * @throws Unneeded, Postponed at night
 */
export async function sendReviewRequest(
  { lead, kind }: Message,
  now: Date,
  send: (review: Review) => Promise<void>,
): Promise<void> {
  const review = await getReviewOfLead(lead.id)
  if (!review || lead.status !== 'finished') throw new Unneeded('Not sent: the job isn’t finished after all.')
  if (review.sentAt) throw new Unneeded('Not sent: the review already came in.')
  if (review.stoppedAt) throw new Unneeded('Not sent: the homeowner opted out of these messages.')
  refuseAtNight(now)
  await setReviewToken(review.id, reviewTokenHash(review.id))
  await send(review)
  if (kind !== 'review-reminder') await noteAsked(review.id, now)
}
