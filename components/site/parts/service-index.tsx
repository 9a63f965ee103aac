import { type ReactNode } from 'react'
import { LocatorMap } from './locator-map'
import { badgeOf, hasBadge } from '@/lib/business/badges'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { type Areas } from '@/lib/content/areas'

type ServiceIndexProps = {
  town: Town
  areas: Areas
  heading: ReactNode
  intro: ReactNode
  profile: BusinessProfile
  /** Set for a map of the town with the showroom. */
  hasMap?: boolean
}

export const ServiceIndex = ({ town, areas, heading, intro, profile, hasMap }: ServiceIndexProps) => (
  <section className="band page-grid bg-sand">
    <div className="mb-8 md:col-[1/5]">
      <h2>{heading}</h2>
      {intro && <p className="mt-4 max-w-[29em] text-quiet">{intro}</p>}
      {hasMap && (
        <div className="mt-7 max-w-75">
          <LocatorMap town={town} places={areas.places} profile={profile} onSand />
        </div>
      )}
    </div>
    <ul className="border-t border-ink *:border-b *:border-ink/20 md:col-[6/-1]">
      {areas.services.map(({ slug, name }) => (
        <li key={slug}>
          <a
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-4 decoration-accent underline-offset-4 hover:[&>b]:underline"
            href={`/rockland/${town.slug}/${slug}/`}
          >
            <b className="font-serif text-24 leading-tight font-normal tracking-[-0.012em] md:text-[1.875rem]">
              {name}
            </b>
            {hasBadge({ slug }) && (
              <span className="text-small whitespace-nowrap text-quiet">{badgeOf(slug, profile)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </section>
)
