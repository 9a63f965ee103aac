import { type Project } from '@/lib/content-types'
import { type ServiceSlug } from '@/lib/business/services'
import { type CopyTexts, type Place } from '@/lib/content/areas'

/** A picture for a service's pages; `position` keeps the work in view where the crop is upright. */
export type ServicePicture = { src: string; position: string }

const at = (name: string, position = '50% 60%'): ServicePicture => ({ src: `/images/${name}.webp`, position })

/** A page of a trade opens with its trade: a floor, tile, doors, a counter. */
const pictures: Record<ServiceSlug, readonly [ServicePicture, ServicePicture, ...ServicePicture[]]> = {
  'kitchen-remodeling': [
    at('hero-kitchen', '45% 50%'),
    at('blog-small-kitchen', '75% 50%'),
    at('kitchen-01-after', '50% 50%'),
    at('gallery-kitchen-02-after', '40% 50%'),
    at('kitchen-05-after', '55% 50%'),
    at('kitchen-03-after', '50% 50%'),
    at('kitchen-06-after', '70% 50%'),
    at('hero-fallback', '70% 50%'),
  ],
  'bathroom-remodeling': [
    at('blog-bath-guide', '60% 50%'),
    at('gallery-bath-02-after', '70% 50%'),
    at('bath-01-after', '60% 50%'),
    at('gallery-bath-01-after', '30% 50%'),
    at('bath-03-after', '35% 50%'),
    at('bath-02-after', '40% 50%'),
  ],
  'custom-cabinets': [
    at('doors-forest', '50% 50%'),
    at('kitchen-04-after', '60% 50%'),
    at('doors-oak', '50% 50%'),
    at('detail-cabinets', '60% 50%'),
    at('kitchen-02-after', '70% 50%'),
  ],
  'countertops-vanities': [
    at('detail-countertop', '55% 50%'),
    at('counter-soapstone', '50% 60%'),
    at('counter-butcher-block', '50% 60%'),
  ],
  'cabinet-refacing': [
    at('gallery-kitchen-01-after', '60% 50%'),
    at('refaced-sage', '30% 50%'),
    at('kitchen-02-after', '70% 50%'),
    at('kitchen-06-after', '70% 50%'),
    at('blog-small-kitchen', '75% 50%'),
    at('doors-oak', '50% 50%'),
  ],
  'tile-backsplash-installation': [
    at('tile-sage', '50% 40%'),
    at('tile-blue', '50% 40%'),
    at('detail-backsplash', '45% 50%'),
  ],
  'home-renovation': [
    at('bath-01-after', '60% 50%'),
    at('gallery-bath-02-after', '70% 50%'),
    at('kitchen-01-after', '50% 50%'),
    at('hero-kitchen', '45% 50%'),
    at('hero-fallback', '70% 50%'),
    at('kitchen-05-after', '55% 50%'),
    at('gallery-kitchen-01-after', '60% 50%'),
    at('blog-kitchen-trends', '55% 50%'),
  ],
  'flooring-installation': [
    at('floor-herringbone', '50% 80%'),
    at('floor-walnut', '50% 80%'),
    at('floor-slate', '50% 80%'),
  ],
}

/**
 * Two pictures for a service's page, in a town or county-wide: the large one and one for a detail. Always the same
 * for the same page, and none that the projects on it show as well, as long as there are others.
 */
export function servicePictures(
  service: ServiceSlug,
  place: Pick<Place, 'position'> | null,
  projects: readonly Project[] = [],
): [ServicePicture, ServicePicture] {
  const all = pictures[service]
  const free = all.filter(({ src }) => projects.every(({ afterImage }) => afterImage !== src))
  const start = place ? place.position : 0
  const pick = (offset: number) => free[(start + offset) % free.length] ?? all[0]
  return [pick(0), pick(1)]
}

/** The pictures of a page: those that staff chose for it in place of the service's. */
export const picturesOfPage = (
  own: CopyTexts['pictures'] = {},
  [hero, detail]: [ServicePicture, ServicePicture],
): [ServicePicture, ServicePicture] => [
  own.hero ? { src: own.hero, position: '50% 50%' } : hero,
  own.detail ? { src: own.detail, position: '50% 50%' } : detail,
]
