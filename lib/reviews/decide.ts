import 'server-only'
import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'
import { getService } from '@/lib/business/services'
import { getReview, setReviewStatus } from '@/lib/data/reviews'
import { AppError } from '@/lib/errors'
import { invalidate } from '@/lib/records/invalidate'
import { testimonial } from '@/lib/records/testimonial/definition'
import { testimonialStore } from '@/lib/records/testimonial/store'
import { type ReviewWithLead } from '@/lib/review-types'
import { type ReviewDecision } from '@/lib/schemas/reviews'

const changedMeanwhile = () =>
  new AppError('conflict', { detail: 'Someone else has already decided on this review. Reload the page.' })

async function publish(review: ReviewWithLead, staffId: string): Promise<void> {
  const { id, name, town, rating, words, lead } = review
  if (!review.mayPublish)
    throw new AppError('conflict', { detail: 'The homeowner didn’t give permission to publish this review.' })
  if (!(await setReviewStatus(id, ['waiting', 'refused'], { status: 'published', refusal: '' })))
    throw changedMeanwhile()
  const about = projectTypes[lead?.projectType as ContactProjectType] ?? getService(lead?.service ?? '')?.name
  try {
    const created = await testimonialStore.create(
      {
        content: words,
        name,
        location: town,
        rating,
        projectType: about ?? '',
        timeline: '',
        answer: '',
        isVerified: true,
        isFeatured: false,
        isSample: false,
      },
      { staffId },
    )
    await setReviewStatus(id, ['published'], { status: 'published', testimonialId: created.id })
    await invalidate(testimonial, null, created)
  } catch (error) {
    await setReviewStatus(id, ['published'], { status: 'waiting' })
    throw error
  }
}

/** Takes a published review off the site, into the trash of testimonials; it waits again. */
async function withdraw({ id, testimonialId }: ReviewWithLead): Promise<void> {
  if (!(await setReviewStatus(id, ['published'], { status: 'waiting', testimonialId: null })))
    throw changedMeanwhile()
  if (!testimonialId || !(await testimonialStore.get(testimonialId))) return
  await invalidate(testimonial, await testimonialStore.trash(testimonialId), null)
}

/** Carries out the decision of staff on a review. @throws AppError not-found, conflict */
export async function decideReview(id: string, decision: ReviewDecision, staffId: string): Promise<void> {
  const review = await getReview(id)
  if (!review?.sentAt || !review.words) throw new AppError('not-found')
  if (decision.action === 'publish') return publish(review, staffId)
  if (decision.action === 'withdraw') return withdraw(review)
  const refusedState = { status: 'refused', refusal: decision.refusal } as const
  if (!(await setReviewStatus(id, ['waiting', 'refused'], refusedState))) throw changedMeanwhile()
  // The public page says how many aren't shown, and why.
  await invalidate(testimonial, null, null)
}
