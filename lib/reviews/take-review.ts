import 'server-only'
import { hashOfToken } from '@/lib/auth/token'
import { getReviewOfToken, stopAsking, storeReview } from '@/lib/data/reviews'
import { AppError } from '@/lib/errors'
import { invalidate } from '@/lib/records/invalidate'
import { testimonial } from '@/lib/records/testimonial/definition'
import { requirePhotos } from '@/lib/private-files/photos'
import { type ReviewInput } from '@/lib/schemas/reviews'

export const getReviewByLink = (token: string) => getReviewOfToken(hashOfToken(token))

/** The fields that tell another review from the same one sent again; photos are stored anew each time, so they don't count. */
const comparedFields = ['rating', 'words', 'name', 'town', 'mayPublish'] as const

async function requireReview(token: string) {
  const review = await getReviewByLink(token)
  if (!review) throw new AppError('not-found', { detail: 'This review link doesn’t work. Please call us.' })
  return review
}

/**
 * Stores what a homeowner sends by the link of a review. The same review sent again gets the same answer.
 * @throws AppError not-found, conflict if something else was sent before, invalid for photos that are gone
 */
export async function takeReview({ token, ...texts }: ReviewInput): Promise<void> {
  const { id, sentAt } = await requireReview(token)
  if (!sentAt) await requirePhotos(texts.photos)
  // The public page says how many have come.
  if (await storeReview(id, texts)) return invalidate(testimonial, null, null)
  const stored = await requireReview(token)
  if (comparedFields.every((name) => stored[name] === texts[name])) return
  throw new AppError('conflict', {
    detail: 'We already have a review from this link. To change it, please call us.',
  })
}

/** Ends the messages about a review. @throws AppError not-found */
export async function stopReview(token: string): Promise<void> {
  await stopAsking((await requireReview(token)).id)
}
