import { type Service } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'
import { type LeadFilter } from '@/lib/schemas/lead-filter'
import { bothOf, servicesOf, townsOf } from './place-pages'

const idle = new Set(['show', 'all', 'lead', 'leads', 'from', 'in', 'for', 'about', 'of', 'the'])

/** The inbox's lists that a query may mean: a town's, a service's, a service's in a town; the best of each. */
export function leadLists(parts: readonly string[]): { label: string; filter: LeadFilter }[] {
  const usefulParts = parts.filter((part) => !idle.has(part))
  if (usefulParts.length === 0) return []
  const list = (town?: Town, service?: Service) => ({
    label: ['Show leads', service && `about ${service.name}`, town && `from ${town.name}`]
      .filter(Boolean)
      .join(' '),
    filter: { view: 'all' as const, order: 'wait' as const, town: town?.slug, service: service?.slug },
  })
  const [town] = townsOf(usefulParts)
  const [service] = servicesOf(usefulParts)
  const match = town || service ? undefined : bothOf(usefulParts)[0]
  return [
    ...(town ? [list(town)] : []),
    ...(service ? [list(undefined, service)] : []),
    ...(match ? [list(match.town, match.service)] : []),
  ]
}
