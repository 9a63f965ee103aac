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

export const services: Service[] = [
  {
    slug: 'kitchen-remodeling',
    name: 'Kitchen Remodeling',
    description:
      'A kitchen drawn in 3D first, then built by one crew from demolition to the last drawer pull.',
    features: [
      'Measured plan and 3D design renderings',
      'Custom or semi-custom cabinets, installed level',
      'Countertops templated after the cabinets are set',
      'Lighting and electrical to code',
      'Plumbing for sink, dishwasher and range',
      'Tile, trim, paint and a written warranty',
    ],
  },
  {
    slug: 'bathroom-remodeling',
    name: 'Bathroom Remodeling',
    description:
      'A bathroom that drains, vents and wipes clean, from a five-by-eight hall bath to a primary suite.',
    features: [
      'Layout and 3D design renderings',
      'Demolition and a look behind the old tile',
      'Waterproofing before any tile is set',
      'Walk-in showers, tubs and vanities',
      'Ventilation, lighting and heated floors',
      'Finishing, fixtures and a written warranty',
    ],
  },
  {
    slug: 'custom-cabinets',
    name: 'Custom Cabinets',
    description:
      'Cabinets made to the wall they stand on, with the insides planned before the doors are chosen.',
    features: [
      'Measuring on site, to the sixteenth of an inch',
      'Door style, wood and finish chosen from samples',
      'Inside fittings planned drawer by drawer',
      'Plywood boxes and soft-close hardware',
      'Installation scribed to your walls and ceiling',
      'Final adjustment after the first month',
    ],
  },
  {
    slug: 'countertops-vanities',
    name: 'Countertops & Vanities',
    description: 'Quartz, granite, marble and butcher block, templated in your room and set in a day.',
    features: [
      'Slab and sample selection',
      'Digital templating in your room',
      'Sink cut-outs and edge profiles',
      'Removal of the old top',
      'Installation and sealing',
      'Vanities with basin and faucet connected',
    ],
  },
  {
    slug: 'cabinet-refacing',
    name: 'Cabinet Refacing',
    description:
      'New doors, drawer fronts and finished sides on sound boxes: a new kitchen without a new layout.',
    features: [
      'A check of the boxes before anything is ordered',
      'New doors and drawer fronts made to size',
      'Matching veneer on every visible side',
      'New hinges, slides and pulls',
      'Optional drawers, pull-outs and molding',
      'Most kitchens finished within a week',
    ],
  },
  {
    slug: 'tile-backsplash-installation',
    name: 'Tile & Backsplash Installation',
    description: 'Tile laid out on paper first, set on a flat wall, and grouted so that it stays clean.',
    features: [
      'Layout drawn before the first tile is cut',
      'Wall and floor preparation',
      'Waterproofing where water reaches',
      'Ceramic, porcelain, glass and stone',
      'Outlets and edges finished neatly',
      'Grout, caulk and sealing',
    ],
  },
  {
    slug: 'home-renovation',
    name: 'Home Renovation',
    description: 'Several rooms, one drawing, one schedule and one crew that answers for all of it.',
    features: [
      'One plan and one budget for all rooms',
      'Permits and inspections arranged',
      'Walls moved with an engineer where they carry',
      'Kitchen, baths and floors in the right order',
      'Lighting, electrical and plumbing to code',
      'Painting, trim and a written warranty',
    ],
  },
  {
    slug: 'flooring-installation',
    name: 'Flooring Installation',
    description: 'Hardwood, tile and vinyl plank on a floor that was made flat first.',
    features: [
      'Moisture and level checks',
      'Removal and disposal of the old floor',
      'Subfloor repair and leveling',
      'Hardwood, engineered wood, tile and vinyl plank',
      'Transitions, stairs and baseboards',
      'Sanding, finishing or grouting',
    ],
  },
]

const bySlug = new Map<string, Service>(services.map((service) => [service.slug, service]))

const learned = processSlot<Map<string, Service>>('services')

/** Has getService() know the services as the database has them; to be called by whoever reads them. */
export function learnServices(known: readonly Service[]): void {
  learned.current = new Map(known.map((service) => [service.slug, service]))
}

/** All services, on and off, as they were read last. */
export const knownServices = (): readonly Service[] => [...(learned.current?.values() ?? services)]

/**
 * The service of a slug (any case), or null: as it was read last; in a visitor's browser, as the site comes. Whether it is offered
 * says lib/data/areas.ts.
 */
export function getService(slug: string): Service | null {
  const wanted = slug.toLowerCase()
  return learned.current?.get(wanted) ?? bySlug.get(wanted) ?? null
}

/** The service of a slug that names one, as getService() knows it. */
export const requireService = (slug: ServiceSlug): Service => getService(slug)!
