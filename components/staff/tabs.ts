import { CalendarDays, FileText, Images, LayoutDashboard, Newspaper, Settings } from 'lucide-react'

export const tabs = [
  { href: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/admin/visits', label: 'Visits', icon: CalendarDays },
  { href: '/admin/pages', label: 'Pages', icon: FileText },
  { href: '/admin/blog', label: 'Blog', icon: Newspaper },
  { href: '/admin/content', label: 'Content', icon: Images },
  { href: '/admin/settings', label: 'Settings', icon: Settings },
] as const

/** The tab or masthead link of screens that have none. */
const parentTabs: Record<string, string> = {
  '/admin/statistics': '/admin',
  '/admin/areas': '/admin/content',
  '/admin/deliveries': '/admin/leads',
  '/admin/setup': '/admin/settings',
  '/admin/trash': '/admin',
}

/** Returns the address of the tab or masthead link that is current on a screen. */
export function sectionOf(path: string): string {
  const section = path.split('/').slice(0, 3).join('/')
  return parentTabs[section] ?? section
}
