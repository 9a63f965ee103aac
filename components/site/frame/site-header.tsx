import { type BusinessProfile, phoneDigits, telephoneHoursText } from '@/lib/business/profile'
import { MobileMenu } from './mobile-menu'
import { NavLinks } from './nav-links'
import { Wordmark } from './wordmark'

/** The bar at the top of every public page; it stays there while the page scrolls. */
export function SiteHeader({ profile }: { profile: BusinessProfile }) {
  return (
    <header className="site-header">
      <div className="wrap site-header__row">
        <Wordmark profile={profile} />
        <nav className="site-nav" aria-label="Main">
          <NavLinks />
        </nav>
        <a className="header-phone" href={`tel:${phoneDigits(profile.phone)}`}>
          {profile.phone}
          <small>{telephoneHoursText}</small>
        </a>
        <a className="btn btn--primary btn--sm" href="/contact">
          Get a free estimate
        </a>
        <MobileMenu profile={profile} />
      </div>
    </header>
  )
}
