import './home.css'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, claims, licenseText, phoneDigits } from '@/lib/business/profile'
import { Picture } from '@/components/site/parts/picture'
import { StatRow } from '@/components/site/parts/stat-row'

const figures = [
  { value: `${claims.years} years`, label: `in the trade, since ${claims.since}` },
  { value: claims.rating, label: 'average rating' },
  { value: claims.customers, label: 'customers' },
  { value: claims.turnaround, label: 'typical turnaround' },
]

/** The home page's first screen: the headline stands on a block that bites into the picture. */
export function HeroNotch({ profile }: { profile: BusinessProfile }) {
  const call = `tel:${phoneDigits(profile.phone)}`
  return (
    <>
      <section className="hero wrap">
        <div className="hero__pic">
          <Picture
            src="/images/hero-kitchen.webp"
            fallback="/images/hero-fallback.webp"
            sizes="(min-width: 1440px) 828px, (min-width: 960px) 60vw, 100vw"
            priority
          />
        </div>
        <div className="hero__title">
          <p className="tag">{licenseText(profile)}</p>
          <h1 className="display">Kitchens and baths for the houses of Rockland&nbsp;County</h1>
        </div>
        <div className="hero__text">
          <p className="lede">
            We draw your room in 3D before anything is ordered, and back the work with a written warranty.
            Most rooms take two to four weeks.
          </p>
          <div className="actions">
            <a className="btn btn--primary" href={call}>
              <Icon name="phone" />
              Get Free Consultation
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
        <p className="hero__cap note">
          White kitchen with a navy island, brass pendants, oak floor. Design rendering.
        </p>
      </section>
      <section className="wrap hero__stats" aria-label="In numbers">
        <StatRow stats={figures} />
      </section>
    </>
  )
}
