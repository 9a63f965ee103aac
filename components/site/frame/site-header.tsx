import { Fragment } from 'react'
import { HeaderEstimate } from '@/components/forms/dialog-button'
import { hoursLines, hoursText, phoneHours } from '@/lib/business/hours'
import { type BusinessProfile, phoneDigits, addressLine } from '@/lib/business/profile'
import { type MenuPage } from '@/lib/content-types'
import { NavLinks } from './nav-links'
import { Wordmark } from './wordmark'
import { BareButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type SiteHeaderProps = {
  profile: BusinessProfile
  pages?: MenuPage[]
  /** Paths of the lists that have nothing to show. */
  empty?: readonly string[]
}

export function SiteHeader({ profile, pages = [], empty = [] }: SiteHeaderProps) {
  const hours = hoursLines(phoneHours(profile))
  const without = empty.length > 0 && { empty }
  const menu = { ...(pages.length > 0 && { pages }), ...without }
  return (
    <header className="site-header">
      <div className="header-bar">
        <Wordmark profile={profile} ground="light" className="mr-auto text-spruce-deep md:mr-0 lg:mr-2" />
        <nav aria-label="Main" className="header-links">
          <NavLinks {...menu} {...(pages.length > 0 && { inBar: true })} />
        </nav>
        <a className="header-phone" href={`tel:${phoneDigits(profile.phone)}`} data-phone={profile.phone}>
          <span>{profile.phone}</span>
          {hours.map((line, index) => (
            <small key={line} className="text-13 font-normal text-stone">
              {index === 0 && 'By phone '}
              <NowrapParts text={index < hours.length - 1 ? `${line},` : line} />{' '}
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

/** A day with a break wraps between its times, else the header would be wider than a small window. */
const NowrapParts = ({ text }: { text: string }) =>
  (text.includes(' and ') ? text.split(/ (?=and |\d)/) : [text]).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span>{part}</span>
    </Fragment>
  ))

const menuId = 'site-menu'

const shortcuts = [
  ['Contact & estimate', '/contact'],
  ['Gallery', '/gallery'],
  ['Search', '/search'],
] as const

/**
 * A popover, so that its button works without script and reports by itself if it is open. The page's inline loader closes it
 * when one of its links is followed.
 */
export const MobileMenu = ({ profile, pages, empty }: SiteHeaderProps) => (
  <>
    <BareButton className="menu-button" popoverTarget={menuId}>
      <span>
        Menu <Icon name="menu" />
      </span>
      <span>
        Close <Icon name="close" />
      </span>
    </BareButton>
    <div id={menuId} popover="auto" data-covers="page" className="site-menu over-page">
      <nav aria-label="Menu" className="menu-links">
        <NavLinks {...(pages && { pages })} {...(empty && { empty })} />
      </nav>
      <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold underline decoration-brass underline-offset-4 tap-links">
        {shortcuts
          .filter(([, href]) => !empty?.includes(href))
          .map(([label, href]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
      </ul>
      <a href={`tel:${phoneDigits(profile.phone)}`}>{profile.phone}</a>
      <p className="text-small text-quiet">
        {`By phone ${hoursText(phoneHours(profile))}`}
        <br />
        {`Showroom: ${addressLine(profile)}`}
      </p>
    </div>
  </>
)
