import { Picture } from '@/components/site/parts/picture'
import { claims } from '@/lib/business/profile'

const figures = [
  { value: claims.rating, label: 'average rating' },
  { value: claims.customers, label: 'customers' },
  { value: claims.turnaround, label: 'typical turnaround' },
]

/** A room across the page with three figures beside it. */
export function ReviewsFigures() {
  return (
    <section className="wrap section" aria-label="In figures">
      <div className="oldgrid reviews-figures">
        <figure className="reviews-figures__pic">
          <Picture
            src="/images/gallery-kitchen-02-after.webp"
            sizes="(min-width: 1440px) 1012px, (min-width: 960px) 71vw, 100vw"
          />
          <figcaption className="note">The picture is a design rendering.</figcaption>
        </figure>
        <dl className="reviews-figures__list">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="serif">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
