import { type Words } from '@/lib/business/wording'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Facts } from '@/components/site/parts/facts'
import { QuestionList } from '@/components/site/parts/questions'
import { Picture } from '@/components/site/parts/picture'
import { type BusinessProfile } from '@/lib/business/profile'
import { type LandingContent } from '@/lib/landing/content'
import { type ServicePicture } from '@/lib/landing/service-pictures'
import { LocatorMap } from '@/components/site/parts/locator-map'
import { type Town } from '@/lib/business/towns'

type LandingStepsProps = {
  content: LandingContent
  picture: ServicePicture
  words: Words
}

export function LandingSteps({ content, picture, words }: LandingStepsProps) {
  const { process, price } = content
  return (
    <section className="page-grid px-gutter pt-section">
      <div className="md:sticky md:top-30 md:col-[1/5] md:self-start">
        <h2>{process.heading}</h2>
        <p
          className={`mt-5 font-serif text-balance wrap-anywhere text-spruce ${price.range.length > 20 ? 'text-h3' : 'text-h2 lining-nums'}`}
        >
          {price.range}
        </p>
        {price.of && <p className="mt-1.5 max-w-[28em] text-quiet">{price.of}</p>}
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
      <div className="mt-5 md:col-[6/-1] md:mt-0">
        <Facts facts={price.times} />
        <details className="border-b border-line">
          <summary className="question">
            <h3 className="text-h4">{words('landing.allSteps')}</h3>
          </summary>
          <ol className="numbered *:grid *:grid-cols-[32px_1fr] *:items-baseline *:gap-x-3 *:gap-y-1 *:border-t *:border-line *:py-3.5 md:*:grid-cols-[48px_1fr_auto] md:*:gap-x-6">
            {process.steps.map(({ title, price: line, time }) => (
              <li key={title}>
                <h4>{title}</h4>
                {line && (
                  <div className="col-start-2 flex items-baseline gap-x-4 text-small text-quiet lining-nums md:col-start-3 md:grid md:text-right">
                    <b className="font-serif text-18 font-normal text-ink">{line}</b>
                    <span>{time}</span>
                  </div>
                )}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}

export function LandingPermits({ content, words }: { content: LandingContent; words: Words }) {
  const { permits } = content
  return (
    <section className="px-gutter pt-section">
      <div className="page-grid gap-y-5 border-t border-line pt-8">
        <div className="md:col-[1/5]">
          <h2>{permits.heading}</h2>
          <p className="mt-3.5 font-semibold text-accent">{permits.office}</p>
          {(permits.phone || permits.url) && (
            <p className="mt-1 flex flex-wrap gap-x-5 tap-links">
              {permits.phone && <PhoneLink className="tabular-nums" phone={permits.phone} />}
              {permits.url && <ArrowLink href={permits.url}>{words('landing.office')}</ArrowLink>}
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

type LandingHouseProps = {
  town: Town
  places: readonly Town[]
  profile: BusinessProfile
  content: LandingContent
}

export function LandingHouse({ town, places, profile, content }: LandingHouseProps) {
  const { own } = content
  if (!own) return null
  return (
    <section className="page-grid px-gutter pt-section">
      <div className="md:sticky md:top-30 md:col-[1/5] md:self-start">
        <h2>{own.heading}</h2>
        <div className="mt-8 max-w-75 max-md:hidden md:max-w-96">
          <LocatorMap town={town} places={places} profile={profile} />
        </div>
      </div>
      <div className="max-md:mt-8 md:col-[6/-1]">
        {own.parts.map(({ title, text }, index) => (
          <div key={title} className="mt-10 first:mt-0">
            <h3>{title}</h3>
            <p className={`mt-3 max-w-[31em] text-pretty ${index === 0 ? 'text-lede' : ''}`}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Lists the demands of each kind of house, folded, so that visitors open their own. */
export const LandingHouses = ({ houses }: { houses: LandingContent['houses'] }) => (
  <section className="band page-grid gap-y-6 bg-sand">
    <h2 className="md:col-[1/5]">{houses.heading}</h2>
    <QuestionList
      items={houses.items.map(({ title, text }) => ({ question: title, answer: text }))}
      className="md:col-[6/-1]"
    />
  </section>
)

export const LandingReasons = ({ reasons }: { reasons: LandingContent['whyChoose'] }) => (
  <section className="band on-dark page-grid gap-y-6 bg-spruce-deep">
    <h2 className="md:col-[1/5]">{reasons.heading}</h2>
    <ul className="grid gap-x-col gap-y-5 md:col-[6/-1] md:grid-cols-2">
      {reasons.rows.map(({ title, text, isExample }) => (
        <li key={title}>
          <p className="font-serif text-24 leading-tight tracking-[-0.01em] text-accent">{title}</p>
          {text} {isExample && <ExampleLabel />}
        </li>
      ))}
    </ul>
  </section>
)
