import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Quote } from '@/components/site/parts/quote'
import { type Testimonial } from '@/lib/content-types'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data }: SectionProps<typeof definition>) {
  const { reviewLink } = data.profile
  const link = words('link')
  return (
    <>
      <ReviewsList testimonials={data.testimonials} />
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

function ReviewsList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [lead, ...otherTestimonials] = testimonials
  if (!lead) return null
  const beside = otherTestimonials.slice(0, 2)
  const furtherTestimonials = otherTestimonials.slice(2)
  return (
    <section className="px-gutter [main>&]:first-of-type:pt-section" aria-label="Customer reviews">
      <div className="page-grid">
        <div className="md:col-[1/9]">
          <Quote testimonial={lead} size="lead" />
        </div>
        {beside.length > 0 && (
          <div className="mt-12 grid content-start gap-10 *:not-first:border-t *:not-first:border-line *:not-first:pt-8 md:col-[9/-1] md:mt-0">
            {beside.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} size="sm" />
            ))}
          </div>
        )}
      </div>
      {furtherTestimonials.length > 0 && (
        <div className="mt-14 grid gap-x-col gap-y-10 border-t border-line pt-10 sm:grid-cols-2 md:mt-20 md:grid-cols-3 md:gap-y-14 md:pt-14">
          {furtherTestimonials.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} size="sm" />
          ))}
        </div>
      )}
    </section>
  )
}
