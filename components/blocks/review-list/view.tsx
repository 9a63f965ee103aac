import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Quote } from '@/components/site/parts/quote'
import { type Words, wordingOf } from '@/lib/business/wording'
import { type Testimonial } from '@/lib/content-types'
import { type Refusal, refusals, type ReviewCounts } from '@/lib/review-types'
import { counted } from '@/lib/text/counted'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data }: SectionProps<typeof definition>) {
  const { reviewLink } = data.profile
  const link = words('link')
  return (
    <>
      <ReviewsList
        testimonials={data.testimonials}
        words={wordingOf(data.profile)}
        answeredBy={data.profile.shortName}
      />
      {data.reviewCounts && <Counts {...data.reviewCounts} />}
      {reviewLink && link && (
        <p className="mt-10 px-gutter md:mt-14">
          <ArrowLink href={reviewLink} rel="noopener">
            {link}
          </ArrowLink>
        </p>
      )}
    </>
  )
}

const reasons: Record<Refusal, string> = {
  customer: 'its writer wasn’t our customer',
  personal: 'it names personal data',
  abuse: 'it is abusive',
  spam: 'it is spam',
}

/** Says how many reviews came by the links of finished jobs, how many are shown, and why others aren't. */
function Counts({ sent, shown, waiting, refused }: ReviewCounts) {
  if (sent === 0) return null
  const refusalNotes = refusals.flatMap((reason) => {
    const count = refused[reason] ?? 0
    return count > 0 ? [`${count} ${count === 1 ? 'isn’t' : 'aren’t'}, because ${reasons[reason]}`] : []
  })
  const parts = [
    `${shown} ${shown === 1 ? 'is' : 'are'} shown here`,
    ...refusalNotes,
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'} to be read by us`] : []),
  ]
  return (
    <p className="mt-10 max-w-[34em] px-gutter text-small text-quiet md:mt-14">
      {`${counted(sent, 'homeowner')} wrote to us after the job and let us show it; ${parts.join(', ')}.`}
    </p>
  )
}

type ReviewsListProps = { testimonials: readonly Testimonial[]; words: Words; answeredBy: string }

function ReviewsList({ testimonials, words, answeredBy }: ReviewsListProps) {
  const [lead, ...otherTestimonials] = testimonials
  if (!lead) return null
  const sideTestimonials = otherTestimonials.slice(0, 2)
  const furtherTestimonials = otherTestimonials.slice(2)
  return (
    <section className="px-gutter [main>&]:first-of-type:pt-section" aria-label="Customer reviews">
      <div className="page-grid">
        <div className="md:col-[1/9]">
          <Quote testimonial={lead} words={words} size="lead" answeredBy={answeredBy} />
        </div>
        {sideTestimonials.length > 0 && (
          <div className="mt-12 grid content-start gap-10 *:not-first:border-t *:not-first:border-line *:not-first:pt-8 md:col-[9/-1] md:mt-0">
            {sideTestimonials.map((testimonial) => (
              <Quote
                key={testimonial.id}
                testimonial={testimonial}
                words={words}
                size="sm"
                answeredBy={answeredBy}
              />
            ))}
          </div>
        )}
      </div>
      {furtherTestimonials.length > 0 && (
        <div className="mt-14 grid gap-x-col gap-y-10 border-t border-line pt-10 sm:grid-cols-2 md:mt-20 md:grid-cols-3 md:gap-y-14 md:pt-14">
          {furtherTestimonials.map((testimonial) => (
            <Quote
              key={testimonial.id}
              testimonial={testimonial}
              words={words}
              size="sm"
              answeredBy={answeredBy}
            />
          ))}
        </div>
      )}
    </section>
  )
}
