import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Button } from '@/components/ui/button'
import { type BusinessProfile } from '@/lib/business/profile'
import { wordingOf } from '@/lib/business/wording'

type StopReviewProps = { token: string; isStopped: boolean; profile: BusinessProfile }

/** Asks before messages about a review end, because email programs may open links by themselves. */
export function StopReview({ token, isStopped, profile }: StopReviewProps) {
  const words = wordingOf(profile)
  const name = profile.shortName
  return (
    <div className="page-grid px-gutter pt-8 pb-section md:pt-14">
      <section className="md:col-[1/9]">
        <h1>{words(isStopped ? 'ownReview.stoppedTitle' : 'ownReview.stopTitle')}</h1>
        <p className="mt-5 max-w-[34em]">
          {words(isStopped ? 'ownReview.stoppedText' : 'ownReview.stopText', { name })}
        </p>
        {!isStopped && (
          <form method="post" action="/api/reviews/stop" className="mt-7">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" look="primary" className="max-sm:w-full">
              {words('ownReview.stop')}
            </Button>
          </form>
        )}
        <p className="mt-7">
          <ArrowLink href={`/review/${token}`}>{words('ownReview.instead')}</ArrowLink>
        </p>
      </section>
    </div>
  )
}
