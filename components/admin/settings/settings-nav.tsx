'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'

const links = [
  { href: '/admin/settings', label: 'Business facts' },
  { href: '/admin/settings/integrations', label: 'Integrations' },
  { href: '/admin/settings/redirects', label: 'Redirects' },
  { href: '/admin/settings/staff', label: 'Staff' },
  { href: '/admin/settings/audit', label: 'Audit log' },
] as const

export type SettingsPath = (typeof links)[number]['href']

const linkClass = [
  'relative flex items-center py-2 font-medium whitespace-nowrap text-stone no-underline transition-colors hover:text-ink',
  'aria-[current]:font-semibold aria-[current]:text-ink after:absolute aria-[current]:after:bg-spruce',
  'tablet:pl-4 tablet:after:inset-y-0 tablet:after:-left-px tablet:after:w-0.5',
  'max-tablet:min-h-tap max-tablet:after:inset-x-0 max-tablet:after:bottom-0 max-tablet:after:h-0.5',
].join(' ')

/** The screens of the settings: at the left, on a phone a row that can be pushed sideways. */
export function SettingsNav({ path }: { path: SettingsPath }) {
  const row = useRef<HTMLElement>(null)
  // On a phone the current one may stand beyond the edge.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) row.current?.scrollTo({ left: current.offsetLeft - 16 })
  }, [path])
  return (
    <nav
      ref={row}
      aria-label="Settings"
      className={
        'tablet:sticky tablet:top-26 tablet:self-start tablet:border-l tablet:border-hair-strong ' +
        'max-tablet:-mx-4 max-tablet:mb-6 max-tablet:flex max-tablet:gap-6 max-tablet:overflow-x-auto max-tablet:px-4 ' +
        'relative max-tablet:shadow-[inset_0_-1px_var(--color-hair)] max-tablet:[scrollbar-width:none]'
      }
    >
      {links.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={href === path ? 'page' : undefined} className={linkClass}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
