import './landing.css'
import { EstimateButton } from '@/components/forms/estimate-button'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { Picture } from '@/components/site/parts/picture'
import { Icon } from '@/components/ui/icon'
import { type Crumb } from '@/lib/seo/crumbs'
import { phoneDigits, type BusinessProfile } from '@/lib/business/profile'
import { type ServicePicture } from '@/lib/landing/service-pictures'
import { type LandingContent } from '@/lib/landing/content'

/** A headline longer than this is set one size smaller, so that the buttons stay above the fold. */
const longHeadline = 34

type LandingHeroProps = {
  content: LandingContent
  crumbs: readonly Crumb[]
  profile: BusinessProfile
  picture: ServicePicture
}

/** Text first: headline and both ways to reach us, the town's facts, then the picture. */
export function LandingHero({ content, crumbs, profile, picture }: LandingHeroProps) {
  const { headline, lede } = content.hero
  return (
    <section className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="oldgrid lp">
        <div className="lp__text">
          <h1 className={headline.length > longHeadline ? undefined : 'display'}>{headline}</h1>
          <p className="lede">{lede}</p>
          <div className="actions lp__act">
            <a className="btn btn--primary" href={`tel:${phoneDigits(profile.phone)}`}>
              <Icon name="phone" />
              Call {profile.phone}
            </a>
            <EstimateButton className="btn btn--line" town={content.townSlug} service={content.serviceSlug}>
              Get a free estimate
            </EstimateButton>
          </div>
          <p className="small quiet lp__mail">
            or{' '}
            <a className="link text-ink" href={`mailto:${profile.email}`}>
              email {profile.email}
            </a>
          </p>
        </div>
        <figure className="lp__pic bleed-r">
          <Picture
            src={picture.src}
            sizes="(min-width: 960px) 1080px, 100vw"
            position={picture.position}
            priority
          />
          <figcaption className="caption">Pictures on this page are design renderings.</figcaption>
        </figure>
        <div className="lp__facts">
          <dl className="facts">
            {content.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
