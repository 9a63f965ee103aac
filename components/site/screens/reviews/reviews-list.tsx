import './reviews-list.css'
import { Quote } from '@/components/site/parts/quote'
import { type Testimonial } from '@/lib/content-types'

/** What homeowners wrote: the first large, two beside it, all others in rows of three. */
export function ReviewsList({ testimonials }: { testimonials: Testimonial[] }) {
  const [lead, ...others] = testimonials
  if (!lead) return null
  const beside = others.slice(0, 2)
  const more = others.slice(2)
  return (
    <section className="wrap" aria-label="Customer reviews">
      <div className="oldgrid">
        <div className="c-1-8 quote-lead">
          <Quote testimonial={lead} size="lead" />
        </div>
        {beside.length > 0 && (
          <div className="c-9-12 quote-side">
            {beside.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} size="sm" />
            ))}
          </div>
        )}
      </div>
      {more.length > 0 && (
        <div className="reviews-more">
          {more.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} size="sm" />
          ))}
        </div>
      )}
    </section>
  )
}
