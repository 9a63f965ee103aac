import { type Testimonial } from '@/lib/content-types'
import { Quote } from './quote'

/** Shows one or two reviews. */
export function QuotePair({ testimonials, label }: { testimonials: readonly Testimonial[]; label: string }) {
  const [first, second] = testimonials
  if (!first) return null
  return (
    <section className="page-grid gap-y-10 px-gutter pt-section" aria-label={label}>
      <div className="md:col-[1/8]">
        <Quote testimonial={first} />
      </div>
      {second && (
        <div className="self-end md:col-[9/-1]">
          <Quote testimonial={second} size="sm" />
        </div>
      )}
    </section>
  )
}
