import { BareButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { hoursText } from '@/lib/business/hours'
import { addressLine, type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { type MenuPage } from '@/lib/content-types'
import { NavLinks } from './nav-links'

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
export function MobileMenu({ profile, pages }: { profile: BusinessProfile; pages?: MenuPage[] }) {
  return (
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
          <NavLinks {...(pages && { pages })} />
        </nav>
        <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold underline decoration-brass underline-offset-4 tap-links">
          {shortcuts.map(([label, href]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <a href={`tel:${phoneDigits(profile.phone)}`}>{profile.phone}</a>
        <p className="text-small text-quiet">
          {`By phone ${hoursText(profile.telephoneHours)}`}
          <br />
          {`Showroom: ${addressLine(profile)}`}
        </p>
      </div>
    </>
  )
}
