'use client'

import { usePathname } from 'next/navigation'
import { BareButton } from '@/components/ui/button'
import { type MenuPage } from '@/lib/content-types'
import { AdminLink } from './admin-link'

/** Sections of the home page, with the pages that belong to them and the list that they show. */
const homeSections = [
  ['Services', '#services', /^\/(?:services|rockland)(?:\/|$)/, ''],
  ['Portfolio', '#portfolio', /^\/gallery(?:\/|$)/, '/gallery'],
  ['Areas', '#towns', undefined, ''],
  ['Reviews', '#testimonials', /^\/reviews\/?$/, '/reviews'],
] as const

type NavLinksProps = {
  /** Custom pages that staff have added to the menu. */
  pages?: MenuPage[]
  /** Paths of the lists that have nothing to show. */
  empty?: readonly string[]
  /** Set in the bar at the top, which has no room for many. */
  inBar?: boolean
}

/**
 * A client component only to know the path: on the home page a bare fragment scrolls, whatever the address carries after its
 * question mark.
 */
export function NavLinks({ pages, empty = [], inBar }: NavLinksProps) {
  const path = usePathname()
  const home = path === '/' ? '' : '/'
  const inBlog = path === '/blog' || path.startsWith('/blog/')
  return (
    <ul>
      {homeSections.map(
        ([label, fragment, pattern, list]) =>
          !empty.includes(list) && (
            <li key={fragment}>
              <a href={home + fragment} aria-current={pattern?.test(path) || undefined}>
                {label}
              </a>
            </li>
          ),
      )}
      {!empty.includes('/blog') && (
        <li>
          <a href="/blog" aria-current={inBlog ? 'page' : undefined}>
            Blog
          </a>
        </li>
      )}
      {pages && (inBar ? <BarPages pages={pages} path={path} /> : <PageLinks pages={pages} path={path} />)}
      <AdminLink />
    </ul>
  )
}

type PagesProps = { pages: MenuPage[]; path: string; className?: string }

const PageLinks = ({ pages, path, className }: PagesProps) =>
  pages.map(({ label, href }) => (
    <li key={href} className={className}>
      <a href={href} aria-current={path === href ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))

/** Number of letters that fit beside the other links on a wide screen. */
const roomInBar = 16

/** Shows a short page in the bar if the window is wide, everything else behind "More". */
function BarPages({ pages, path }: PagesProps) {
  const isShort = pages.map(({ label }) => label).join('').length <= roomInBar && pages.length === 1
  return (
    <>
      {isShort && <PageLinks pages={pages} path={path} className="max-xl:hidden" />}
      <li className={isShort ? 'xl:hidden' : undefined}>
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
            <PageLinks pages={pages} path={path} />
          </ul>
        </div>
      </li>
    </>
  )
}
