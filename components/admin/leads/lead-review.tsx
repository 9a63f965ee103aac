import { StaffLink } from '@/components/ui/staff-link'
import { type Delivery } from '@/lib/delivery-types'
import { type Review } from '@/lib/review-types'
import { officeMoment } from '@/lib/time/office-time'

type LeadReviewProps = { review: Review | null; deliveries: Delivery[]; now: Date }

/** Shows the state of a finished job's review: to be asked for, asked for, refused, or received. */
export function LeadReview({ review, deliveries, now }: LeadReviewProps) {
  const request = deliveries.find(
    ({ kind, status }) => (kind === 'review-request' || kind === 'review-sms') && status === 'waiting',
  )
  if (review?.sentAt)
    return (
      <p className="text-13">
        <StaffLink className="underline" href="/admin/content/reviews">
          The review came in
        </StaffLink>
      </p>
    )
  const text = review?.stoppedAt
    ? 'The homeowner doesn’t want to be asked for a review.'
    : review?.askedAt
      ? `Asked for a review ${officeMoment(review.askedAt, now)}.`
      : request
        ? `Will be asked for a review ${officeMoment(request.nextTryAt, now)}, but not at night. Changing the status stops it.`
        : 'Not asked for a review: this lead can’t be reached by email or text.'
  return <p className="text-13 text-stone">{text}</p>
}
