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

/** A service with a landing page in every town: its name, one sentence, and the six lines of what it includes. */
export type Service = { slug: ServiceSlug; name: string; description: string; features: string[] }

export const services = rows as Service[]

const bySlug = new Map<string, Service>(services.map((service) => [service.slug, service]))

const primed = processSlot<Map<string, Service>>('services')

/** Has getService() know the services as the database has them; to be called by whoever reads them. */
export function primeServices(known: readonly Service[]): void {
  primed.current = new Map(known.map((service) => [service.slug, service]))
}

/** All services, on and off, as they were read last. */
export const knownServices = (): readonly Service[] => [...(primed.current?.values() ?? services)]

/**
 * The service of a slug (any case), or null: as it was read last; in a visitor's browser, as the site comes. Whether it is offered
 * says lib/data/areas.ts.
 */
export function getService(slug: string): Service | null {
  const wanted = slug.toLowerCase()
  return primed.current?.get(wanted) ?? bySlug.get(wanted) ?? null
}

/** The service of a slug that names one, as getService() knows it. */
export const requireService = (slug: ServiceSlug): Service => getService(slug)!
