'use client'

import { FileText, Images, LayoutDashboard, Newspaper, Settings } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

const tabs = [
  { href: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/admin/pages', label: 'Pages', icon: FileText },
  { href: '/admin/blog', label: 'Blog', icon: Newspaper },
  { href: '/admin/content', label: 'Content', icon: Images },
  { href: '/admin/settings', label: 'Settings', icon: Settings },
]

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
