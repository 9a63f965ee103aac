import { type Service } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'

/** A step of the way to a page; the last is the page itself. */
export type Crumb = { name: string; href: string }

const home: Crumb = { name: 'Home', href: '/' }

export const townHubCrumbs = (town: Town): Crumb[] => [
  home,
  { name: town.name, href: `/rockland/${town.slug}/` },
]

export const serviceHubCrumbs = (service: Service): Crumb[] => [
  home,
  { name: 'Services', href: '/services' },
  { name: service.name, href: `/rockland/${service.slug}/` },
]

export const projectCrumbs = ({ slug, title }: { slug: string; title: string }): Crumb[] => [
  home,
  { name: 'Portfolio', href: '/gallery' },
  { name: title, href: `/gallery/${slug}` },
]

export const landingCrumbs = (town: Town, service: Service): Crumb[] => [
  home,
  { name: service.name, href: `/rockland/${service.slug}/` },
  { name: town.name, href: `/rockland/${town.slug}/${service.slug}/` },
]
