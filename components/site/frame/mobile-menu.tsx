import { addressLine, type BusinessProfile, phoneDigits, telephoneHoursText } from '@/lib/business/profile'
import { Icon } from '@/components/ui/icon'
import { NavLinks } from './nav-links'

const menuId = 'site-menu'

/**
 * The menu of small screens: a popover, so that its button works without script and says by itself whether it is open.
 * The page's inline loader closes it when one of its links is followed.
 */
export function MobileMenu({ profile }: { profile: BusinessProfile }) {
  return (
    <>
      <button type="button" className="menu-btn" popoverTarget={menuId}>
        <span className="menu-btn__open">
          Menu <Icon name="menu" />
        </span>
        <span className="menu-btn__close">
          Close <Icon name="close" />
        </span>
      </button>
      <div id={menuId} popover="auto" className="drawer">
        <nav aria-label="Menu">
          <NavLinks />
        </nav>
        <p className="small quiet">
          {addressLine(profile)}
          <br />
          {telephoneHoursText}
        </p>
        <a className="drawer__num serif num" href={`tel:${phoneDigits(profile.phone)}`}>
          {profile.phone}
        </a>
      </div>
    </>
  )
}
