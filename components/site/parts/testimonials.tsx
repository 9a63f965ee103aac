import { Icon } from '@/components/ui/icon'
import { type Testimonial } from '@/lib/content-types'
import { Quote } from './quote'

type TestimonialsProps = {
  testimonials: readonly Testimonial[]
  /** Set where the heading shows; on the home page the large quote speaks for itself. */
  heading?: string
  /** The footer follows. */
  last?: boolean
}

/** What homeowners say: the first in large type, two more beside it. */
export function Testimonials({ testimonials, heading, last }: TestimonialsProps) {
  const [first, ...rest] = testimonials
  if (!first) return null
  return (
    <section className={`section wrap ${last ? 'section--last' : ''}`} id="testimonials">
      {heading ? (
        <div className="head">
          <h2>{heading}</h2>
        </div>
      ) : (
        <h2 className="sr">What homeowners say</h2>
      )}
      <div className="oldgrid">
        <div className="c-1-7">
          <Quote testimonial={first} size="lead" />
          <a className="go" href="/reviews">
            <span>More from homeowners</span>
            <Icon name="arrow" />
          </a>
        </div>
        <div className="c-9-12 quote-side">
          {rest.slice(0, 2).map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} size="sm" />
          ))}
        </div>
      </div>
    </section>
  )
}
