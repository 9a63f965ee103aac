import { type MenuPage } from '@/lib/content-types'

export const bookingAddress = '/visit'

/** What a visitor can plan a room with; the bar shows it as one menu where it has no room for all. */
export const planMenu: readonly MenuPage[] = [
  { label: 'Design', href: '/design' },
  { label: 'Prices', href: '/estimate' },
  { label: 'Book a visit', href: bookingAddress },
]

/** The menu of a site whose staff haven't changed it; the specification names those after the first three. They can be hidden, not removed. */
export const builtInMenu: readonly MenuPage[] = [
  ...planMenu,
  { label: 'Services', href: '/#services' },
  { label: 'Portfolio', href: '/#portfolio' },
  { label: 'Areas', href: '/#towns' },
  { label: 'Reviews', href: '/#testimonials' },
  { label: 'Blog', href: '/blog' },
]
