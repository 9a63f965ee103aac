'use client'

import { usePathname } from 'next/navigation'

/** The dashboard's heading; other screens have a heading of their own. */
export function ShellTitle() {
  const Tag = usePathname() === '/admin' ? 'h1' : 'span'
  return (
    <Tag className="font-serif text-20 leading-[1.15] font-medium tracking-[-0.012em] whitespace-nowrap max-phone:text-18 max-narrow:text-16">
      Admin Dashboard
    </Tag>
  )
}
