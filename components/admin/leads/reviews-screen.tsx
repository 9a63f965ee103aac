'use client'

import { LeadPhotos } from './lead-photos'
import { ContentTabs, type ContentCounts } from '@/components/records/content-head'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { type ReviewWithLead } from '@/lib/review-types'
import { counted } from '@/lib/text/counted'
import { officeMoment } from '@/lib/time/office-time'
import { refusalNames, ReviewDecisions } from './review-decisions'

type ReviewsScreenProps = {
  reviews: ReviewWithLead[]
  /** The address of the list with older reviews, if there are any. */
  moreHref: string | null
  content: ContentCounts
}

/** Lists the reviews by the links of finished jobs, waiting ones first. */
export const ReviewsScreen = ({ reviews, moreHref, content }: ReviewsScreenProps) => (
  <Screen>
    <ScreenHead
      title="Reviews"
      note="What homeowners wrote through the review link of a finished job. Publish every review you’re allowed to, whatever its stars: hiding bad ones is against the law."
    />
    <ContentTabs kind="review" counts={content} />
    {reviews.length === 0 && (
      <EmptyState title="No reviews yet">
        Set a lead to Finished, and its homeowner is asked for one.
      </EmptyState>
    )}
    <ul>
      {reviews.map((review) => (
        <ReviewRow key={review.id} review={review} />
      ))}
    </ul>
    {moreHref && (
      <LinkButton href={moreHref} scroll={false}>
        Show older reviews
      </LinkButton>
    )}
  </Screen>
)

function ReviewRow({ review }: { review: ReviewWithLead }) {
  const { name, town, rating, words, photos, mayPublish, status, refusal, sentAt, lead, testimonialId } =
    review
  return (
    <li className="border-t border-hair py-6 first:border-t-0">
      <p className="max-w-[60ch] font-serif text-17 leading-snug whitespace-pre-line">“{words}”</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-stone">
        {counted(rating, 'star')} · {name}, {town} · {sentAt && officeMoment(sentAt)}
        {status === 'waiting' && <Badge>Waiting for you</Badge>}
        {status === 'published' && <Badge>Published</Badge>}
        {refusal && <Badge>Refused: {refusalNames[refusal].toLowerCase()}</Badge>}
        {!mayPublish && <Badge>Homeowner said not to publish</Badge>}
      </p>
      <div className="mt-3 [&_h2]:sr-only">
        <LeadPhotos lead={{ name, photos }} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReviewDecisions id={review.id} about={name} status={status} mayPublish={mayPublish} />
        {testimonialId && (
          <StaffLink className={linkClass} href={`/admin/content/testimonials/${testimonialId}`}>
            Answer<span className="sr-only"> {name}</span>
          </StaffLink>
        )}
        {lead && (
          <StaffLink className={linkClass} href={`/admin/leads/${lead.id}`}>
            Lead<span className="sr-only"> of {name}</span>
          </StaffLink>
        )}
      </div>
    </li>
  )
}
