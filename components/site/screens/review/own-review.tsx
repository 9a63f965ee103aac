import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Quote } from '@/components/site/parts/quote'
import { type BusinessProfile } from '@/lib/business/profile'
import { maxPhotos, photoIds } from '@/lib/lead-photos'
import { type Review } from '@/lib/review-types'
import { counted } from '@/lib/text/counted'
import { ReviewForm } from './review-form'

type OwnReviewProps = {
  review: Review
  token: string
  /** What the lead says of the homeowner. */
  suggested: { name: string; town: string }
  profile: BusinessProfile
}

/** Returns a name as most people let it be shown: "Dana O." for "Dana Ortiz". */
function shownName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const last = parts.at(-1)
  return parts.length > 1 && last ? `${parts[0]} ${last.charAt(0).toUpperCase()}.` : name
}

/** Asks whoever has a review's link to write it, and shows what was sent afterwards. Uses a plain form only. */
export const OwnReview = ({ review, token, suggested, profile }: OwnReviewProps) => (
  <div className="page-grid px-gutter pt-8 pb-section md:pt-14">
    <section className="md:col-[1/9]">
      {review.sentAt ? (
        <SentReview review={review} profile={profile} />
      ) : (
        <>
          <h1>How did the job go?</h1>
          <p className="mt-4 max-w-[34em]">
            {profile.shortName} finished a job for you. Good or bad, we read it as you write it. There is no
            reward.
          </p>
          {review.stoppedAt && (
            <p className="mt-4 border-l-3 border-brass px-4">
              We don’t ask you again. You can still write a review here.
            </p>
          )}
          <ReviewForm
            token={token}
            name={shownName(suggested.name)}
            town={suggested.town}
            mostPhotos={maxPhotos}
          />
        </>
      )}
    </section>
  </div>
)

function SentReview({ review, profile }: Pick<OwnReviewProps, 'review' | 'profile'>) {
  const { name, town, rating, words, photos, mayPublish } = review
  const count = photoIds(photos).length
  const content = { name, location: town, rating, content: words, projectType: '', timeline: '' }
  return (
    <>
      <h1>Thank you</h1>
      <p className="mt-4 mb-9 max-w-[34em]">
        This has reached us.{' '}
        {mayPublish
          ? 'We read it before it is shown on our website.'
          : 'You didn’t permit to show it, so only our office reads it.'}
      </p>
      <Quote testimonial={content} size="sm" />
      {count > 0 && (
        <p className="mt-5 text-small text-quiet">With {counted(count, 'photo')} for our office.</p>
      )}
      {profile.reviewLink && (
        <p className="mt-9 border-t border-line pt-6">
          Would you write it on the map, too? Many people look there first.
          <br />
          <ArrowLink href={profile.reviewLink} rel="noopener">
            Leave a review on the map
          </ArrowLink>
        </p>
      )}
    </>
  )
}
