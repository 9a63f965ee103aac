import { wordingOf } from '@/lib/business/wording'
import { Fragment } from 'react'
import { HeaderEstimate } from '@/components/forms/dialog-button'
import { hoursLines, hoursText, phoneHours } from '@/lib/business/hours'
import { type BusinessProfile, phoneDigits, addressLine } from '@/lib/business/profile'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { splitMenu, withoutEmpty } from '@/lib/content/menu-items'
import { type MenuPage } from '@/lib/content-types'
import { NavLinks } from './nav-links'
import { Wordmark } from './wordmark'
import { BareButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type SiteHeaderProps = {
  profile: BusinessProfile
  menu?: readonly MenuPage[]
  /** Paths of the lists that have nothing to show. */
  empty?: readonly string[]
}

export function SiteHeader({ profile, menu = builtInMenu, empty = [] }: SiteHeaderProps) {
  const words = wordingOf(profile)
  const hours = hoursLines(phoneHours(profile))
  const items = withoutEmpty(menu, empty)
  const { bar, ...rest } = splitMenu(items)
  return (
    <header className="site-header">
      <div className="header-bar">
        <Wordmark profile={profile} ground="light" className="mr-auto text-spruce-deep md:mr-0 lg:mr-2" />
        <nav aria-label="Main" className="header-links">
          <NavLinks items={bar} {...rest} />
        </nav>
        <a className="header-phone" href={`tel:${phoneDigits(profile.phone)}`} data-phone={profile.phone}>
          <span>{profile.phone}</span>
          {hours.map((parts, index) => (
            <small key={parts.join()} className="text-13 font-normal text-stone max-lg:hidden">
              {index === 0 && `${words('frame.byPhone')} `}
              <NowrapParts parts={parts} end={index < hours.length - 1 ? ',' : ''} />{' '}
            </small>
          ))}
        </a>
        <div className="max-md:hidden">
          <HeaderEstimate>{words('call.estimate')}</HeaderEstimate>
        </div>
        <MobileMenu profile={profile} items={items} empty={empty} />
      </div>
    </header>
  )
}

const NowrapParts = ({ parts, end }: { parts: readonly string[]; end: string }) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span>{index < parts.length - 1 ? part : part + end}</span>
    </Fragment>
  ))

const menuId = 'site-menu'

const shortcuts = [
  ['frame.contact', '/contact'],
  ['frame.linkGallery', '/gallery'],
  ['frame.linkSearch', '/search'],
] as const

type MobileMenuProps = {
  profile: BusinessProfile
  items: readonly MenuPage[]
  empty?: readonly string[]
}

/**
 * A popover, so that its button works without script and reports by itself if it is open. The page's inline loader closes it
 * when one of its links is followed.
 */
export function MobileMenu({ profile, items, empty = [] }: MobileMenuProps) {
  const words = wordingOf(profile)
  return (
    <>
      <BareButton className="menu-button" popoverTarget={menuId}>
        <span>
          {`${words('frame.menu')} `}
          <Icon name="menu" />
        </span>
        <span>
          {`${words('frame.close')} `}
          <Icon name="close" />
        </span>
      </BareButton>
      <div id={menuId} popover="auto" data-covers="page" className="site-menu over-page">
        <nav aria-label="Menu" className="menu-links">
          <NavLinks items={items} />
        </nav>
        <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold underline decoration-brass underline-offset-4 tap-links">
          {shortcuts
            .filter(([, href]) => !empty.includes(href) && !items.some((item) => item.href === href))
            .map(([label, href]) => (
              <li key={href}>
                <a href={href}>{words(label)}</a>
              </li>
            ))}
        </ul>
        <a href={`tel:${phoneDigits(profile.phone)}`}>{profile.phone}</a>
        <p className="text-small text-quiet">
          {`${words('frame.byPhone')} ${hoursText(phoneHours(profile))}`}
          <br />
          {words('frame.showroom', { address: addressLine(profile) })}
        </p>
      </div>
    </>
  )
}
