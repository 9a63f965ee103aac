'use client'

import { usePathname } from 'next/navigation'

/** "Admin Dashboard": the heading of the dashboard, a mere title where the screen has its own heading. */
export function ShellTitle() {
  const Tag = usePathname() === '/admin' ? 'h1' : 'span'
  return <Tag className="lockup__title">Admin Dashboard</Tag>
}
