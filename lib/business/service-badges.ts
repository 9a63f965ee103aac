import { type Service, type ServiceSlug } from '@/lib/business/services'

/** Badges of services (specification §2), in the order of the Services screen. */
export const serviceBadges: Partial<Record<ServiceSlug, string>> = {
  'kitchen-remodeling': 'Most Popular',
  'bathroom-remodeling': 'Luxury Focus',
  'custom-cabinets': 'Artisan Crafted',
  'countertops-vanities': 'Premium Materials',
  'cabinet-refacing': 'Budget Friendly',
  'tile-backsplash-installation': 'Detail Focused',
}

/** Returns the services with a badge. */
export const badged = (services: readonly Service[]): (Service & { badge: string })[] =>
  services.flatMap((service) => {
    const badge = serviceBadges[service.slug]
    return badge ? [{ ...service, badge }] : []
  })

/** Returns the services without a badge. */
export const unbadged = (services: readonly Service[]): Service[] =>
  services.filter(({ slug }) => !serviceBadges[slug])
