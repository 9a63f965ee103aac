'use client'

import { usePathname } from 'next/navigation'
import { TabLinks } from '@/components/ui/tabs'
import { tabs } from '@/components/staff/tabs'

/** The five tabs; at the bottom edge on a phone. */
export function AdminTabs() {
  const path = usePathname()
  return (
    <TabLinks
      label="Admin"
      look="masthead"
      links={tabs.map(({ href, label, icon: Icon }) => ({
        href,
        current: href === '/admin' ? path === href : path.startsWith(href),
        icon: <Icon aria-hidden="true" />,
        children: label,
      }))}
    />
  )
}
