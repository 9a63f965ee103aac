import { CalendarDays, FileText, Images, LayoutDashboard, MapPin, Newspaper, Settings } from 'lucide-react'

/** The tabs of the staff area. */
export const tabs = [
  { href: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/admin/visits', label: 'Visits', icon: CalendarDays },
  { href: '/admin/pages', label: 'Pages', icon: FileText },
  { href: '/admin/blog', label: 'Blog', icon: Newspaper },
  { href: '/admin/content', label: 'Content', icon: Images },
  { href: '/admin/areas', label: 'Areas', icon: MapPin },
  { href: '/admin/settings', label: 'Settings', icon: Settings },
] as const

/** Screens that stand beside the tabs' own, by the tab or link that leads to them. */
const beside: Record<string, string> = {
  '/admin/statistics': '/admin',
  '/admin/deliveries': '/admin/leads',
  '/admin/setup': '/admin/settings',
  '/admin/trash': '/admin',
}

/** Where in the staff area a screen belongs: the address of the tab or masthead link that is marked there. */
export function sectionOf(path: string): string {
  const section = path.split('/').slice(0, 3).join('/')
  return beside[section] ?? section
}
