import { type MenuPage } from '@/lib/content-types'

/** The menu of a site whose staff haven't changed it; the specification names its entries. These can be hidden, not removed. */
export const builtInMenu: readonly MenuPage[] = [
  { label: 'Services', href: '/#services' },
  { label: 'Portfolio', href: '/#portfolio' },
  { label: 'Areas', href: '/#towns' },
  { label: 'Reviews', href: '/#testimonials' },
  { label: 'Blog', href: '/blog' },
]
