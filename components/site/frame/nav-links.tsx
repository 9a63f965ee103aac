'use client'

import { usePathname } from 'next/navigation'
import { BareButton } from '@/components/ui/button'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { type MenuPage } from '@/lib/content-types'
import { AdminLink } from './admin-link'

/** The pages that belong to a section of the home page. */
const pagesOfSection: Record<string, RegExp> = {
  '/#services': /^\/(?:services|rockland)(?:\/|$)/,
  '/#portfolio': /^\/gallery(?:\/|$)/,
  '/#testimonials': /^\/reviews\/?$/,
}

type NavLinksProps = {
  /** The entries of another menu than the built-in one. */
  items?: readonly MenuPage[]
  /** Set in the bar at the top: those that it has no room for. */
  more?: readonly MenuPage[]
  /** Set if a wide window has room for them. */
  fitsWide?: boolean
}

/**
 * A client component only to know the path: on the home page a bare fragment scrolls, whatever the address carries after its
 * question mark.
 */
export function NavLinks({ items = builtInMenu, more, fitsWide }: NavLinksProps) {
  const path = usePathname()
  return (
    <ul>
      <Links items={items} path={path} className={more && 'whitespace-nowrap'} />
      {more && fitsWide && <Links items={more} path={path} className="whitespace-nowrap max-xl:hidden" />}
      {more && more.length > 0 && (
        <MoreLinks items={more} path={path} className={fitsWide ? 'xl:hidden' : undefined} />
      )}
      <AdminLink />
    </ul>
  )
}

type LinksProps = { items: readonly MenuPage[]; path: string; className?: string | undefined }

const Links = ({ items, path, className }: LinksProps) =>
  items.map(({ label, href }) => (
    <li key={href} className={className}>
      <a href={path === '/' ? href.replace('/#', '#') : href} aria-current={currentState(href, path)}>
        {label}
      </a>
    </li>
  ))

function currentState(href: string, path: string) {
  if (path === href || path.startsWith(`${href}/`)) return 'page'
  return pagesOfSection[href]?.test(path) || undefined
}

/** Renders links behind "More", a popover that works without script. */
const MoreLinks = ({ items, path, className }: LinksProps) => (
  <li className={className}>
    <BareButton
      className="inline-flex min-h-tap items-center gap-1.5 border-b-2 border-transparent pt-0.5 text-16 font-medium hover:border-brass"
      popoverTarget="site-more"
    >
      More
      <span aria-hidden="true" className="size-1.75 -translate-y-0.5 rotate-45 border-r-2 border-b-2" />
    </BareButton>
    {/* Browsers that can't place it by its button show it under the middle of the bar. */}
    <div
      id="site-more"
      popover="auto"
      className="fixed inset-[80px_auto_auto_50%] m-0 max-w-80 min-w-50 border border-line bg-paper px-5 py-2 text-ink shadow-lift supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:[position-area:bottom_span-right] [&_ul]:flex-col"
    >
      <ul>
        <Links items={items} path={path} />
      </ul>
    </div>
  </li>
)
