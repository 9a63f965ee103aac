import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Picture } from '@/components/site/parts/picture'
import { formatRange, type PriceRange } from '@/lib/business/money'
import { phoneDigits } from '@/lib/business/profile'
import { type LandingContent } from '@/lib/landing/content'
import { type ServicePicture } from '@/lib/landing/service-pictures'

type LandingStepsProps = {
  content: LandingContent
  picture: ServicePicture
  /** Cost of whole rooms like those shown, if the service makes whole rooms. */
  rooms: PriceRange | null
}

export function LandingSteps({ content, picture, rooms }: LandingStepsProps) {
  const { process, price } = content
  const range = rooms ? formatRange(rooms, '–') : price.range
  return (
    <section className="page-grid px-gutter pt-section">
      <div className="md:sticky md:top-30 md:col-[1/5] md:self-start">
        <h2>{process.heading}</h2>
        <p
          className={`mt-5 font-serif text-balance wrap-anywhere text-spruce ${range.length > 20 ? 'text-h3' : 'text-h2 lining-nums'}`}
        >
          {range}
        </p>
        {rooms && (
          <p className="mt-1.5 max-w-[28em] text-quiet">
            is what whole {price.whole}s like those shown came to.
          </p>
        )}
        <p className="mt-3 max-w-[28em] font-semibold">{price.timeline}</p>
        <p className="mt-5">
          <ArrowLink href={`/rockland/${content.serviceSlug}/`}>The six steps in full</ArrowLink>
        </p>
        <figure className="mt-10 max-w-70 max-md:hidden">
          <Picture
            src={picture.src}
            alt=""
            sizes="280px@4/5"
            position={picture.position}
            className="aspect-4/5"
          />
        </figure>
      </div>
      <ol className="border-t border-ink *:grid *:grid-cols-[32px_1fr] *:items-baseline *:gap-x-3 *:gap-y-1 *:border-b *:border-line *:py-5 max-md:mt-7 md:col-[6/-1] md:*:grid-cols-[48px_1fr_auto] md:*:gap-x-6 md:*:py-6.5">
        {process.steps.map(({ title, text, price: line, time }, index) => (
          <li key={title}>
            <span className="font-serif text-18 text-accent lining-nums" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 max-w-[29em] text-16 leading-normal text-quiet">{text}</p>
            </div>
            {line && (
              <div className="col-start-2 flex items-baseline gap-x-4 text-small text-quiet lining-nums md:col-start-3 md:grid md:text-right">
                <b className="font-serif text-18 font-normal text-ink">{line}</b>
                <span>{time}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function LandingPermits({ content }: { content: LandingContent }) {
  const { permits } = content
  return (
    <section className="px-gutter pt-section">
      <div className="page-grid gap-y-5 border-t border-line pt-8">
        <div className="md:col-[1/5]">
          <h2>{permits.heading}</h2>
          <p className="mt-3.5 font-semibold text-accent">{permits.office}</p>
          {(permits.phone || permits.url) && (
            <p className="mt-1 flex flex-wrap gap-x-5 tap-links">
              {permits.phone && (
                <a className="tabular-nums" href={`tel:${phoneDigits(permits.phone)}`}>
                  {permits.phone}
                </a>
              )}
              {permits.url && <ArrowLink href={permits.url}>The office’s page</ArrowLink>}
            </p>
          )}
        </div>
        <div className="grid max-w-[31em] content-start gap-3 text-pretty md:col-[6/-1]">
          <p>{permits.text}</p>
          {permits.fees && <p className="text-quiet">{permits.fees}</p>}
        </div>
      </div>
    </section>
  )
}
