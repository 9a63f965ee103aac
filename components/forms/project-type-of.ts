import { type ContactProjectType } from '@/lib/business/project-types'
import { type ServiceSlug } from '@/lib/business/services'

const byService: Record<ServiceSlug, ContactProjectType> = {
  'kitchen-remodeling': 'kitchen-remodeling',
  'bathroom-remodeling': 'bathroom-remodeling',
  'custom-cabinets': 'custom-cabinets',
  'countertops-vanities': 'countertops',
  'cabinet-refacing': 'cabinet-refacing',
  'tile-backsplash-installation': 'tile-backsplash',
  'home-renovation': 'multiple',
  'flooring-installation': 'not-sure',
}

/** Returns the project type for a service's slug. */
export const projectTypeOf = (service: string): ContactProjectType | undefined =>
  Object.hasOwn(byService, service) ? byService[service as ServiceSlug] : undefined
