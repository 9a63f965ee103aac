import { HeaderEstimate } from '@/components/forms/header-estimate'
import { hoursText } from '@/lib/business/hours'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { type MenuPage } from '@/lib/content-types'
import { MobileMenu } from './mobile-menu'
import { NavLinks } from './nav-links'
import { Wordmark } from './wordmark'

/** The bar at the top of every public page; it stays there while the page scrolls. */
export function SiteHeader({ profile, pages = [] }: { profile: BusinessProfile; pages?: MenuPage[] }) {
  const more = pages.length > 0 && { pages }
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-ivory across:static">
      <div className="flex min-h-16 items-center gap-6 px-gutter md:min-h-20 md:max-lg:gap-4 md:max-lg:px-6 lg:gap-8">
        <Wordmark profile={profile} ground="light" className="mr-auto text-spruce-deep md:mr-0 lg:mr-2" />
        <nav
          aria-label="Main"
          className="mr-auto max-md:hidden [&_a]:inline-flex [&_a]:min-h-tap [&_a]:items-center [&_a]:border-b-2 [&_a]:border-transparent [&_a]:pt-0.5 [&_a]:text-16 [&_a]:font-medium hover:[&_a:hover]:border-brass [&_a[aria-current]]:border-spruce [&_ul]:flex [&_ul]:gap-x-4 lg:[&_ul]:gap-x-7"
        >
          <NavLinks {...(more && { ...more, inBar: true })} />
        </nav>
        <a
          className="grid min-h-tap content-center text-right text-18 leading-tight font-semibold whitespace-nowrap text-spruce tabular-nums max-md:hidden"
          href={`tel:${phoneDigits(profile.phone)}`}
          data-phone={profile.phone}
        >
          {profile.phone}
          <small className="text-13 font-normal text-stone">
            <span className="sr-only">By phone </span>
            {hoursText(profile.telephoneHours)}
          </small>
        </a>
        <div className="max-md:hidden">
          <HeaderEstimate />
        </div>
        <MobileMenu profile={profile} {...more} />
      </div>
    </header>
  )
}
