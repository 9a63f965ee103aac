import './town.css'
import { type CSSProperties } from 'react'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { Picture } from '@/components/site/parts/picture'
import { StatRow } from '@/components/site/parts/stat-row'
import { Icon } from '@/components/ui/icon'
import { phoneDigits, type BusinessProfile } from '@/lib/business/profile'
import { type TownPage } from '@/lib/content/town-pages'
import { townshipNames } from '@/lib/business/towns'

/** The hero of a town page: the town's name is the title of the picture, as wide as its letters allow. */
export function TownPlate({ page, profile }: { page: TownPage; profile: BusinessProfile }) {
  const { town, picture } = page
  const call = `tel:${phoneDigits(profile.phone)}`
  return (
    <section className="town">
      <p className="town__geo">
        <b className="tag">{page.badge}</b>
        <span>
          {townshipNames[town.township]}, NY {town.zip}
        </span>
      </p>
      <h1>
        <span className="town__name" style={{ '--n': town.name.length } as CSSProperties}>
          {town.name}
        </span>{' '}
        <span className="town__line">{page.headline}</span>
      </h1>
      <div className="town__side">
        <div className="actions">
          <a className="btn btn--primary" href={call}>
            <Icon name="phone" />
            Call now
          </a>
          <RecommendationsButton>Get Smart Recommendations</RecommendationsButton>
        </div>
        <p className="hero__contact">
          <a className="link num" href={call}>
            {profile.phone}
          </a>
          <a className="link" href={`mailto:${profile.email}`}>
            {profile.email}
          </a>
        </p>
      </div>
      <figure className="town__pic">
        <Picture
          src={picture.src}
          sizes="(min-width: 1440px) 1440px, 100vw"
          position={picture.position}
          priority
        />
        <figcaption className="note">Pictures on this page are design renderings.</figcaption>
      </figure>
    </section>
  )
}

/** The three figures of a town page. */
export function TownStats({ page }: { page: TownPage }) {
  return (
    <section className="wrap town__stats" aria-label="In numbers">
      <StatRow stats={page.stats} />
    </section>
  )
}
