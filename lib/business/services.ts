import rows from '@/lib/content/facts/services.json'
import { processSlot } from '@/lib/process-slot'

export const serviceSlugs = [
  'kitchen-remodeling',
  'bathroom-remodeling',
  'custom-cabinets',
  'countertops-vanities',
  'cabinet-refacing',
  'tile-backsplash-installation',
  'home-renovation',
  'flooring-installation',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** A service with a landing page in every town: its name, one sentence, and six lines of what it includes. */
export type Service = { slug: ServiceSlug; name: string; description: string; features: string[] }

export const services = rows as Service[]

const bySlug = new Map<string, Service>(services.map((service) => [service.slug, service]))

const primedServices = processSlot<Map<string, Service>>('services')

/** Makes getService() return the services of the database; called by every reader of them. */
export function primeServices(services: readonly Service[]): void {
  primedServices.current = new Map(services.map((service) => [service.slug, service]))
}

/** Returns all services as they were last read, also those that aren't offered. */
export const allServices = (): readonly Service[] => [...(primedServices.current?.values() ?? services)]

/**
 * Returns the service of a slug (any case) as it was last read, or null; in a browser the built-in one. lib/data/areas.ts
 * lists those that are offered.
 */
export function getService(slug: string): Service | null {
  const lowerCaseSlug = slug.toLowerCase()
  return primedServices.current?.get(lowerCaseSlug) ?? bySlug.get(lowerCaseSlug) ?? null
}

/** Returns the service of a slug that names one. */
export const requireService = (slug: ServiceSlug): Service => getService(slug)!
