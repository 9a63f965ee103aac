import { Quote } from '@/components/site/parts/quote'
import { type Testimonial } from '@/lib/content-types'

/** One quote large, a second small beside it; nothing where nobody said anything. */
export function QuotePair({ testimonials, label }: { testimonials: readonly Testimonial[]; label: string }) {
  const [first, second] = testimonials
  if (!first) return null
  return (
    <section className="section wrap" aria-label={label}>
      <div className="oldgrid quotes2">
        <div className="c-1-7">
          <Quote testimonial={first} />
        </div>
        {second && (
          <div className="c-9-12 self-end">
            <Quote testimonial={second} size="sm" />
          </div>
        )}
      </div>
    </section>
  )
}
