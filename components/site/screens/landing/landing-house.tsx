import { LocatorMap } from '@/components/site/parts/locator-map'
import { type Town } from '@/lib/business/towns'
import { type LandingContent } from '@/lib/landing/content'

type LandingHouseProps = { town: Town; places: readonly Town[]; content: LandingContent }

export function LandingHouse({ town, places, content }: LandingHouseProps) {
  const { own } = content
  if (!own) return null
  return (
    <section className="page-grid px-gutter pt-section">
      <div className="md:sticky md:top-30 md:col-[1/5] md:self-start">
        <h2>{own.heading}</h2>
        <div className="mt-8 max-w-75 max-md:hidden md:max-w-96">
          <LocatorMap town={town} places={places} />
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
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-ink pt-5">
            <h3>{title}</h3>
            <p className="mt-3 max-w-[31em] text-pretty">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
