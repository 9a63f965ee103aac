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
      <div className="sideways items-start md:page-grid">
        <div className="md:col-[1/8]">
          <Quote testimonial={first} words={words} size="lead" />
        </div>
        <div className="content-start gap-10 max-md:contents md:col-[9/-1] md:row-[1/3] md:grid md:*:not-first:border-t md:*:not-first:border-line md:*:not-first:pt-8">
          {otherTestimonials.slice(0, 2).map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} words={words} size="sm" />
          ))}
        </div>
        {more && (
          <div className="md:col-[1/8] md:mt-7">
            <ArrowLink href="/reviews">{more}</ArrowLink>
          </div>
        )}
      </div>
    </section>
  )
}
