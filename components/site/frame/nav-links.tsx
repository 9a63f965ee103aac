'use client'

import { usePathname } from 'next/navigation'
import { BareButton } from '@/components/ui/button'
import { type MenuPage } from '@/lib/content-types'
import { AdminLink } from './admin-link'

/** The pages that belong to a section of the home page. */
const pagesOfSection: Record<string, RegExp> = {
  '/#services': /^\/(?:services|rockland)(?:\/|$)/,
  '/#portfolio': /^\/gallery(?:\/|$)/,
  '/#testimonials': /^\/reviews\/?$/,
}

type NavLinksProps = {
  items: readonly MenuPage[]
  /** Set in the bar at the top: the first, together behind one button where the window has no room for them. */
  plan?: readonly MenuPage[]
  /** Set in the bar at the top: those that it has no room for. */
  more?: readonly MenuPage[]
  /** Set if a wide window has room for them. */
  fitsWide?: boolean
}

/**
 * A client component only to know the path: on the home page a bare fragment scrolls, whatever the address carries after its
 * question mark.
 */
export function NavLinks({ items, plan = [], more, fitsWide }: NavLinksProps) {
  const path = usePathname()
  const isGroup = plan.length > 1
  return (
    <ul>
      {isGroup && (
        <LinksBehind label="Plan yours" id="site-plan" items={plan} path={path} className="xl:hidden" />
      )}
      <Links items={plan} path={path} className={`whitespace-nowrap ${isGroup ? 'max-xl:hidden' : ''}`} />
      <Links items={items} path={path} className={more && 'whitespace-nowrap'} />
      {more && fitsWide && <Links items={more} path={path} className="whitespace-nowrap max-xl:hidden" />}
      {more && more.length > 0 && (
        <LinksBehind
          label="More"
          id="site-more"
          items={more}
          path={path}
          className={fitsWide ? 'xl:hidden' : undefined}
        />
      )}
      {/* A narrow bar has no room for it. */}
      <AdminLink className={more && 'max-lg:hidden'} />
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

/** Renders links behind a button, in a popover that works without script. */
const LinksBehind = ({ label, id, items, path, className }: LinksProps & { label: string; id: string }) => (
  <li className={className}>
    <BareButton className="whitespace-nowrap" popoverTarget={id}>
      {label}
    </BareButton>
    <div id={id} popover="auto">
      <ul>
        <Links items={items} path={path} />
      </ul>
    </div>
  </li>
)
