import { Picture } from '@/components/site/parts/picture'
import { Ticks } from '@/components/site/parts/ticks'
import { type LandingContent } from '@/lib/landing/content'
import { type ServicePicture } from '@/lib/landing/service-pictures'

const ruledTicks = 'mt-3.5 border-t border-line pt-2'

/** How the work goes, step by step, with the price list's figure where a step has one. */
export function LandingSteps({ content, picture }: { content: LandingContent; picture: ServicePicture }) {
  const { process } = content
  return (
    <section className="page-grid px-gutter pt-section">
      <div className="md:sticky md:top-30 md:col-[1/5] md:self-start">
        <h2>{process.heading}</h2>
        <p className="mt-4 max-w-[29em] text-quiet">
          Six steps, in this order. Where our price list has a line for a step, its range stands beside it.
        </p>
        <figure className="mt-10 max-w-70 max-md:hidden">
          <Picture
            src={picture.src}
            alt=""
            sizes="280px"
            position={picture.position}
            className="aspect-4/5"
          />
        </figure>
      </div>
      <ol className="border-t border-ink *:grid *:grid-cols-[32px_1fr] *:items-baseline *:gap-x-3 *:gap-y-1 *:border-b *:border-line *:py-5 max-md:mt-7 md:col-[5/-1] md:*:grid-cols-[48px_1fr_auto] md:*:gap-x-6 md:*:py-6.5">
        {process.steps.map(({ title, text, price, time }, index) => (
          <li key={title}>
            <span className="font-serif text-18 text-accent lining-nums" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 max-w-[27em] text-16 leading-normal text-quiet">{text}</p>
            </div>
            {price && (
              <div className="col-start-2 flex items-baseline gap-x-4 text-small text-quiet lining-nums md:col-start-3 md:grid md:text-right">
                <b className="font-serif text-18 font-normal text-ink">{price}</b>
                <span>{time}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What it costs, how long it takes, and what moves both. */
export function LandingPrice({ content }: { content: LandingContent }) {
  const { price } = content
  const inWords = price.range.length > 20
  return (
    <section className="page-grid gap-y-10 px-gutter pt-section">
      <div className="md:col-[1/7]">
        <h2>{price.heading}</h2>
        <p
          className={`mt-5 mb-1.5 font-serif text-balance wrap-anywhere text-spruce ${inWords ? 'text-h3' : 'text-h1 lining-nums'}`}
        >
          {price.range}
        </p>
        <p className="mb-5 max-w-[28em] font-semibold">{price.timeline}</p>
        <div className="max-w-[29em] space-y-4 text-pretty text-quiet">
          <p>{price.note}</p>
          <p>{price.leadTimes}</p>
        </div>
      </div>
      <div className="md:col-[8/-1]">
        <h3>{price.driversHeading}</h3>
        <Ticks lines={price.drivers} className={ruledTicks} />
      </div>
    </section>
  )
}

/** Who issues the permit and when one is needed; then what to settle first and what goes wrong. */
export function LandingPermits({ content }: { content: LandingContent }) {
  const { permits, decideFirst, mistakes } = content
  return (
    <section className="px-gutter pt-section">
      <div className="page-grid gap-y-5 border-t border-line pt-8">
        <div className="md:col-[1/5]">
          <h2>{permits.heading}</h2>
          <p className="mt-3.5 font-semibold text-accent">{permits.office}</p>
        </div>
        <div className="max-w-[29em] space-y-4 text-pretty md:col-[6/-1]">
          {permits.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="mt-12 page-grid gap-y-10 md:mt-18">
        <div className="md:col-[1/7]">
          <h3>{decideFirst.heading}</h3>
          <Ticks lines={decideFirst.items} className={ruledTicks} />
        </div>
        <div className="md:col-[7/-1]">
          <h3>{mistakes.heading}</h3>
          <Ticks lines={mistakes.items} className={ruledTicks} />
        </div>
      </div>
    </section>
  )
}
