import { ArrowLink } from '@/components/site/parts/arrow-link'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { Quote } from '@/components/site/parts/quote'
import { type Testimonial } from '@/lib/content-types'
import { Picture } from '@/components/site/parts/picture'
import { isRendering, renderingCaption } from '@/lib/business/images'
import { claimFigures } from '@/lib/business/claims'
import { type BusinessProfile } from '@/lib/business/profile'

export function ReviewsList({ testimonials }: { testimonials: Testimonial[] }) {
  const [lead, ...otherTestimonials] = testimonials
  if (!lead) return null
  const beside = otherTestimonials.slice(0, 2)
  const furtherTestimonials = otherTestimonials.slice(2)
  return (
    <section className="px-gutter" aria-label="Customer reviews">
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

/** Leads to where reviews are read and written elsewhere, if the settings say where. */
export const ReviewLink = ({ profile: { reviewLink } }: { profile: Pick<BusinessProfile, 'reviewLink'> }) =>
  reviewLink && (
    <p className="mt-10 px-gutter md:mt-14">
      <ArrowLink href={reviewLink} rel="noopener">
        Read more reviews, or write one
      </ArrowLink>
    </p>
  )

const picture = '/images/gallery-kitchen-02-after.webp'

export function ReviewsFigures({ profile }: { profile: BusinessProfile }) {
  const figures = claimFigures(profile, ['rating', 'customers', 'turnaround', 'satisfaction'])
  if (figures.length === 0) return null
  return (
    <section className="page-grid gap-y-6 px-gutter pt-section md:items-end" aria-label="In figures">
      <figure className="-mx-gutter md:col-[1/10] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <Picture
          src={picture}
          sizes="(min-width: 1440px) 70.4vw@16/9, (min-width: 960px) 73vw@16/9, 100vw@3/2"
          className="aspect-3/2 rounded-none md:aspect-video"
        />
        {isRendering(picture) && (
          <figcaption className="px-gutter pt-2.5 text-caption text-quiet md:pl-bleed">
            {renderingCaption(picture)}
          </figcaption>
        )}
      </figure>
      <dl className="*:flex *:flex-col-reverse *:border-t *:border-line *:py-4 md:col-[10/-1] md:pb-4">
        {figures.map(({ value, label, isExample }) => (
          <div key={label}>
            <dt className="text-small text-quiet">
              {label} {isExample && <ExampleLabel />}
            </dt>
            <dd className="font-serif text-[clamp(1.875rem,1.6rem+1.1vw,2.625rem)] leading-tight tracking-[-0.02em] lining-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
