import { type Words } from '@/lib/business/wording'
import { RuledTexts } from '@/components/site/parts/ruled-texts'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Facts } from '@/components/site/parts/facts'
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
        <Facts facts={price.times} className="mt-5" />
        <p className="mt-5">
          <ArrowLink href={`/rockland/${content.serviceSlug}/`}>{words('landing.allSteps')}</ArrowLink>
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
        {process.steps.map(({ title, price: line, time }, index) => (
          <li key={title}>
            <span className="font-serif text-18 text-accent lining-nums" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
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

export function LandingHouses({ content }: { content: LandingContent }) {
  const { heading, items } = content.houses
  return (
    <section className="band bg-sand">
      <h2>{heading}</h2>
      <div
        className={`mt-8 grid gap-x-col gap-y-8 md:mt-12 ${items.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        <RuledTexts items={items} />
      </div>
    </section>
  )
}
