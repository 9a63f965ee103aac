import { BareButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { hoursText } from '@/lib/business/hours'
import { addressLine, type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { type MenuPage } from '@/lib/content-types'
import { NavLinks } from './nav-links'

const menuId = 'site-menu'

/** What the bar of wide screens has no room for. */
const shortcuts = [
  ['Contact & estimate', '/contact'],
  ['Gallery', '/gallery'],
  ['Search', '/search'],
] as const

/**
 * The menu of small screens, between the header and the call bar: a popover, so that its button works without script and
 * says by itself whether it is open. The page's inline loader closes it when one of its links is followed.
 */
export function MobileMenu({ profile, pages }: { profile: BusinessProfile; pages?: MenuPage[] }) {
  return (
    <>
      <BareButton
        className="group flex min-h-tap min-w-tap items-center pl-3 text-16 font-semibold md:hidden"
        popoverTarget={menuId}
      >
        <span className="flex items-center gap-2 group-has-[+_:popover-open]:hidden">
          Menu <Icon name="menu" />
        </span>
        <span className="hidden items-center gap-2 group-has-[+_:popover-open]:flex">
          Close <Icon name="close" />
        </span>
      </BareButton>
      {/* What it covers can't be reached while it is open. */}
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
        <a
          className="inline-block font-serif text-[2.5rem] leading-[1.3] tracking-[-0.03em] whitespace-nowrap text-spruce lining-nums"
          href={`tel:${phoneDigits(profile.phone)}`}
        >
          {profile.phone}
        </a>
        <p className="text-small text-quiet">
          {`By phone ${hoursText(profile.telephoneHours)}`}
          <br />
          {`Showroom: ${addressLine(profile)}`}
        </p>
      </div>
    </>
  )
}
