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

/** The dashboard's heading; other screens have a heading of their own. */
export function ShellTitle() {
  const Tag = usePathname() === '/admin' ? 'h1' : 'span'
  return (
    <Tag className="font-serif text-20 leading-[1.15] overflow-hidden text-ellipsis font-medium tracking-[-0.012em] whitespace-nowrap max-phone:text-18 max-narrow:text-16">
      Admin Dashboard
    </Tag>
  )
}
