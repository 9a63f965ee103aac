import { FileText, Images, LayoutDashboard, Newspaper, Settings } from 'lucide-react'

/** The tabs of the staff area. */
export const tabs = [
  { href: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/admin/pages', label: 'Pages', icon: FileText },
  { href: '/admin/blog', label: 'Blog', icon: Newspaper },
  { href: '/admin/content', label: 'Content', icon: Images },
  { href: '/admin/settings', label: 'Settings', icon: Settings },
] as const
