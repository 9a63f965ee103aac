import { type Words } from '@/lib/business/wording'
import { type Testimonial } from '@/lib/content-types'
import { Quote } from './quote'

type QuotePairProps = { testimonials: readonly Testimonial[]; words: Words; label: string }

/** Shows one or two reviews. */
export function QuotePair({ testimonials, words, label }: QuotePairProps) {
  const [first, second] = testimonials
  if (!first) return null
  return (
    <section className="page-grid gap-y-10 px-gutter pt-section" aria-label={label}>
      <div className="md:col-[1/8]">
        <Quote testimonial={first} words={words} />
      </div>
      {second && (
        <div className="self-end md:col-[9/-1]">
          <Quote testimonial={second} words={words} size="sm" />
        </div>
      )}
    </section>
  )
}
