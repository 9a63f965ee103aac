import { FileText, Images, LayoutDashboard, Newspaper, Settings } from 'lucide-react'
import { type StaffRole } from '@/lib/content-types'

/** The tabs of the staff area. */
export const tabs = [
  { href: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/admin/pages', label: 'Pages', icon: FileText },
  { href: '/admin/blog', label: 'Blog', icon: Newspaper },
  { href: '/admin/content', label: 'Content', icon: Images },
  { href: '/admin/settings', label: 'Settings', icon: Settings },
] as const

/** The tabs that somebody may open: what only owners may do isn't offered to others. */
export const tabsFor = (role: StaffRole) =>
  tabs.filter(({ href }) => role === 'owner' || href !== '/admin/settings')
