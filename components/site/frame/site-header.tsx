import { HeaderEstimate } from '@/components/forms/header-estimate'
import { hoursLines } from '@/lib/business/hours'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { type MenuPage } from '@/lib/content-types'
import { MobileMenu } from './mobile-menu'
import { NavLinks } from './nav-links'
import { Wordmark } from './wordmark'

export function SiteHeader({ profile, pages = [] }: { profile: BusinessProfile; pages?: MenuPage[] }) {
  const hours = hoursLines(profile.telephoneHours)
  const menu = pages.length > 0 && { pages }
  return (
    <header className="site-header">
      <div className="header-bar">
        <Wordmark profile={profile} ground="light" className="mr-auto text-spruce-deep md:mr-0 lg:mr-2" />
        <nav aria-label="Main" className="header-links">
          <NavLinks {...(menu && { ...menu, inBar: true })} />
        </nav>
        <a className="header-phone" href={`tel:${phoneDigits(profile.phone)}`} data-phone={profile.phone}>
          <span>{profile.phone}</span>
          {hours.map((line, index) => (
            <small key={line} className="text-13 font-normal text-stone">
              {index === 0 && 'By phone '}
              <span>{index < hours.length - 1 ? `${line},` : line}</span>{' '}
            </small>
          ))}
        </a>
        <div className="max-md:hidden">
          <HeaderEstimate />
        </div>
        <MobileMenu profile={profile} {...menu} />
      </div>
    </header>
  )
}
