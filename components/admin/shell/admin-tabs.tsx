'use client'

import { usePathname } from 'next/navigation'
import { TabLinks } from '@/components/ui/tabs'
import { tabsFor } from '@/components/staff/tabs'
import { type StaffRole } from '@/lib/content-types'

/** The tabs that are open to this role; at the bottom edge on a phone. */
export function AdminTabs({ role }: { role: StaffRole }) {
  const path = usePathname()
  return (
    <TabLinks
      label="Admin"
      look="masthead"
      links={tabsFor(role).map(({ href, label, icon: Icon }) => ({
        href,
        current: href === '/admin' ? path === href : path.startsWith(href),
        icon: <Icon aria-hidden="true" />,
        children: label,
      }))}
    />
  )
}
