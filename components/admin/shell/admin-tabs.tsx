'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { tabs } from './tabs'

/** The five tabs; at the bottom edge on a phone. */
export function AdminTabs() {
  const path = usePathname()
  return (
    <nav className="tabs" aria-label="Admin">
      {tabs.map(({ href, label, icon: Icon }) => {
        const current = href === '/admin' ? path === href : path.startsWith(href)
        return (
          <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
            <Icon className="i" aria-hidden="true" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
