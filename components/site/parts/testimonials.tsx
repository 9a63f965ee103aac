import { type ReactNode } from 'react'
import { type Words } from '@/lib/business/wording'
import { type Testimonial } from '@/lib/content-types'
import { ArrowLink } from './arrow-link'
import { Quote } from './quote'
import { SectionHead } from './section-head'

type TestimonialsProps = {
  id?: string
  testimonials: readonly Testimonial[]
  words: Words
  /** Visible heading; on the home page the large quote is enough. */
  heading?: ReactNode
  /** Text of the link to all reviews. */
  more?: ReactNode
  /** Set if the footer follows. */
  last?: boolean
}

export function Testimonials({ id, testimonials, words, heading, more, last }: TestimonialsProps) {
  const [first, ...otherTestimonials] = testimonials
  if (!first) return null
  return (
    <section className={`px-gutter pt-section ${last ? 'pb-section' : ''}`} id={id}>
      {heading ? <SectionHead title={heading} /> : <h2 className="sr-only">What homeowners say</h2>}
      <div className="page-grid">
        <div className="md:col-[1/8]">
          <Quote testimonial={first} words={words} size="lead" />
          {more && (
            <ArrowLink href="/reviews" className="mt-7">
              {more}
            </ArrowLink>
          )}
        </div>
        <div className="mt-12 grid content-start gap-10 *:not-first:border-t *:not-first:border-line *:not-first:pt-8 md:col-[9/-1] md:mt-0">
          {otherTestimonials.slice(0, 2).map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} words={words} size="sm" />
          ))}
        </div>
      </div>
    </section>
  )
}
