'use client'

import { usePathname } from 'next/navigation'
import { TabLinks } from '@/components/ui/tabs'
import { sectionOf, tabs } from '@/components/staff/tabs'

export function AdminTabs() {
  const section = sectionOf(usePathname())
  return (
    <TabLinks
      label="Admin"
      look="masthead"
      links={tabs.map(({ href, label, icon: Icon }) => ({
        href,
        current: href === section,
        icon: <Icon aria-hidden="true" />,
        children: label,
      }))}
    />
  )
}
