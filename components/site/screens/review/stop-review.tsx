import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Button } from '@/components/ui/button'
import { type BusinessProfile } from '@/lib/business/profile'

type StopReviewProps = { token: string; isStopped: boolean; profile: BusinessProfile }

/** Asks whether messages about a review shall end: an email program that opens links for its user must not end them. */
export const StopReview = ({ token, isStopped, profile }: StopReviewProps) => (
  <div className="page-grid px-gutter pt-8 pb-section md:pt-14">
    <section className="md:col-[1/9]">
      <h1>{isStopped ? 'We don’t ask you again' : 'Shall we not ask you again?'}</h1>
      <p className="mt-5 max-w-[34em]">
        {isStopped
          ? `You get no more messages about a review of ${profile.shortName}. You can still write one.`
          : `Then you get no more messages about a review of ${profile.shortName}.`}
      </p>
      {!isStopped && (
        <form method="post" action="/api/reviews/stop" className="mt-7">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" look="primary" className="max-sm:w-full">
            Don’t ask me again
          </Button>
        </form>
      )}
      <p className="mt-7">
        <ArrowLink href={`/review/${token}`}>Write a review instead</ArrowLink>
      </p>
    </section>
  </div>
)
