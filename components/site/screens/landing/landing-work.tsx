import { Picture } from '@/components/site/parts/picture'
import { type ServicePicture } from '@/lib/landing/service-pictures'
import { type LandingContent } from '@/lib/landing/content'

type LandingWorkProps = { content: LandingContent; picture: ServicePicture }

/** How the work goes, step by step, with the price list's figure where a step has one. */
export function LandingSteps({ content, picture }: LandingWorkProps) {
  const { process } = content
  return (
    <section className="section wrap">
      <div className="oldgrid">
        <div className="c-1-4 sticky">
          <h2>{process.heading}</h2>
          <p className="text quiet mt-4.5">
            Six steps, in this order. Where our price list has a line for a step, its range stands beside it.
          </p>
          <figure className="step-pic">
            <Picture src={picture.src} alt="" sizes="280px" position={picture.position} className="r45" />
          </figure>
        </div>
        <ol className="c-5-12 steps">
          {process.steps.map(({ title, text, price, time }, index) => (
            <li className="step" key={title}>
              <span className="ledger__n" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {price && (
                <div className="step__r">
                  <b>{price}</b>
                  <span>{time}</span>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** What it costs, how long it takes, and what moves both. */
export function LandingPrice({ content }: { content: LandingContent }) {
  const { price } = content
  return (
    <section className="section wrap">
      <div className="oldgrid lp-price">
        <div className="c-1-6">
          <h2>{price.heading}</h2>
          <p className={`lp-price__range serif ${price.range.length > 20 ? 'lp-price__range--words' : ''}`}>
            {price.range}
          </p>
          <p className="lp-price__time">{price.timeline}</p>
          <div className="text quiet">
            <p>{price.note}</p>
            <p>{price.leadTimes}</p>
          </div>
        </div>
        <div className="c-8-12">
          <h3>{price.driversHeading}</h3>
          <ul className="ticks">
            {price.drivers.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Who issues the permit and when one is needed; then what to settle first and what goes wrong. */
export function LandingPermits({ content }: { content: LandingContent }) {
  const { permits, decideFirst, mistakes } = content
  return (
    <section className="section wrap">
      <div className="oldgrid lp-permit">
        <div className="c-1-4">
          <h2>{permits.heading}</h2>
          <p className="lp-permit__office">{permits.office}</p>
        </div>
        <div className="c-6-12 text">
          {permits.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="oldgrid lp-lists">
        {[decideFirst, mistakes].map(({ heading, items }, index) => (
          <div key={heading} className={index === 0 ? 'c-1-6' : 'c-7-12'}>
            <h3>{heading}</h3>
            <ul className="ticks">
              {items.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
