import { type ReactNode } from 'react'
import { LocatorMap } from './county-map'
import { serviceBadges } from '@/lib/business/service-badges'
import { services } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'

type ServiceIndexProps = { town: Town; heading: string; intro: ReactNode; map?: boolean }

/** The eight services in one town, each with a page of its own, beside the map of where the town lies. */
export function ServiceIndex({ town, heading, intro, map = true }: ServiceIndexProps) {
  return (
    <section className="band">
      <div className="wrap oldgrid">
        <div className="c-1-4">
          <h2>{heading}</h2>
          <p className="quiet mt-4 mb-7">{intro}</p>
          {map && (
            <div className="town-map">
              <LocatorMap town={town} />
            </div>
          )}
        </div>
        <ul className="c-6-12 index">
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/rockland/${town.slug}/${slug}/`}>
                <b>{name}</b>
                {serviceBadges[slug] && <span>{serviceBadges[slug]}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
