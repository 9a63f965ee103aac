'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { groupTexts } from '@/lib/business/settings-names'
import { settingsGroupNames } from '@/lib/business/settings-groups'

const screen = '/admin/settings'

const others = [
  { href: '/admin/settings/finishes', label: 'Finishes' },
  { href: '/admin/settings/integrations', label: 'Integrations' },
  { href: '/admin/settings/redirects', label: 'Redirects' },
  { href: '/admin/settings/export', label: 'Export and import' },
  { href: '/admin/settings/staff', label: 'Staff' },
  { href: '/admin/settings/audit', label: 'Audit log' },
  { href: '/admin/account', label: 'Your account' },
]

const linkClass =
  'flex min-h-8 items-center border-l-2 border-transparent py-1 pl-3.5 -ml-px font-medium whitespace-nowrap text-stone no-underline ' +
  'hover:text-ink aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink ' +
  'max-tablet:ml-0 max-tablet:min-h-tap max-tablet:border-b-2 max-tablet:border-l-0 max-tablet:px-0'

/** The group that is being read: the last one whose heading has passed the upper part of the window. */
function useGroupInView(watches: boolean): string {
  const [inView, setInView] = useState<string>(settingsGroupNames[0] ?? '')
  useEffect(() => {
    if (!watches) return
    const look = () => {
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
      const passed = settingsGroupNames.filter(
        (group) => (document.getElementById(group)?.getBoundingClientRect().top ?? Infinity) < 200,
      )
      setInView((atEnd ? settingsGroupNames.at(-1) : passed.at(-1)) ?? settingsGroupNames[0] ?? '')
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [watches])
  return inView
}

/** The list of all settings, beside each of their screens. `path` is the present screen's; editors read the facts only. */
export function SettingsNav({ path, isOwner = true }: { path: string; isOwner?: boolean }) {
  const isHere = path === screen
  const inView = useGroupInView(isHere)
  const nav = useRef<HTMLElement>(null)

  // On a phone the list is one line: the current entry stays in sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - 40 })
  }, [inView, path])
  return (
    <nav
      aria-label="Settings"
      ref={nav}
      className="min-w-0 max-tablet:sticky max-tablet:top-16 max-tablet:z-10 max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:bg-ivory max-tablet:border-b max-tablet:border-hair max-tablet:px-4 max-tablet:[scrollbar-width:none] tablet:sticky tablet:top-24 tablet:self-start"
    >
      <ul className="flex gap-x-6 tablet:flex-col tablet:border-l tablet:border-hair">
        {settingsGroupNames.map((group) => (
          <li key={group}>
            {isHere ? (
              <a
                className={linkClass}
                href={`#${group}`}
                aria-current={inView === group ? 'location' : undefined}
              >
                {groupTexts[group].title}
              </a>
            ) : (
              <Link className={linkClass} href={`${screen}#${group}`} prefetch={false}>
                {groupTexts[group].title}
              </Link>
            )}
          </li>
        ))}
        {others
          .filter(({ href }) => isOwner || !href.startsWith(screen))
          .map(({ href, label }) => (
            <li key={href}>
              <Link
                className={linkClass}
                href={href}
                prefetch={false}
                aria-current={path === href ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
