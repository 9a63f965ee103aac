import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Quote } from '@/components/site/parts/quote'
import { wordingOf } from '@/lib/business/wording'
import { type BusinessProfile } from '@/lib/business/profile'
import { maxPhotos, photoIds } from '@/lib/lead-photos'
import { type Review } from '@/lib/review-types'
import { ReviewForm } from './review-form'

type OwnReviewProps = {
  review: Review
  token: string
  /** The homeowner's name and town from the lead. */
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
export function OwnReview({ review, token, suggested, profile }: OwnReviewProps) {
  const words = wordingOf(profile)
  return (
    <div className="page-grid px-gutter pt-8 pb-section md:pt-14">
      <section className="md:col-[1/9]">
        {review.sentAt ? (
          <SentReview review={review} profile={profile} />
        ) : (
          <>
            <h1>{words('ownReview.title')}</h1>
            <p className="mt-4 max-w-[34em]">{words('ownReview.text', { name: profile.shortName })}</p>
            {review.stoppedAt && (
              <p className="mt-4 border-l-3 border-brass px-4">{words('ownReview.stopped')}</p>
            )}
            <ReviewForm
              token={token}
              name={shownName(suggested.name)}
              town={suggested.town}
              mostPhotos={maxPhotos}
              words={words}
            />
          </>
        )}
      </section>
    </div>
  )
}

function SentReview({ review, profile }: Pick<OwnReviewProps, 'review' | 'profile'>) {
  const { name, town, rating, photos, mayPublish } = review
  const count = photoIds(photos).length
  const words = wordingOf(profile)
  const content = { name, location: town, rating, content: review.words, projectType: '', timeline: '' }
  return (
    <>
      <h1>{words('ownReview.thanks')}</h1>
      <p className="mt-4 mb-9 max-w-[34em]">
        {words('ownReview.arrived')} {words(mayPublish ? 'ownReview.shownLater' : 'ownReview.notShown')}
      </p>
      <Quote testimonial={content} words={words} size="sm" />
      {count > 0 && (
        <p className="mt-5 text-small text-quiet">
          {words(count === 1 ? 'ownReview.onePhoto' : 'ownReview.countPhotos', { count: String(count) })}
        </p>
      )}
      {profile.reviewLink && (
        <p className="mt-9 border-t border-line pt-6">
          {words('ownReview.onMap')}
          <br />
          <ArrowLink href={profile.reviewLink} rel="noopener">
            {words('ownReview.toMap')}
          </ArrowLink>
        </p>
      )}
    </>
  )
}
