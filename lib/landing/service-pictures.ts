import { type Project } from '@/lib/content-types'
import { type ServiceSlug } from '@/lib/business/services'
import { type CopyTexts, type Place } from '@/lib/content/areas'
import pictures from '@/lib/content/service-pictures.json'

/** A picture for a service's pages; `position` keeps the work in view where the crop is upright. */
export type ServicePicture = { src: string; position: string }

/**
 * Returns a service's pictures: a trade shows its trade, such as a floor, tile, doors or a counter. None is of a project, which
 * would be another town's job or another service's (decision 073).
 */
const picturesOf = (service: ServiceSlug): ServicePicture[] =>
  Object.entries(pictures[service]).map(([name, position]) => ({ src: `/images/${name}.webp`, position }))

/**
 * Returns two pictures for a service's page, in a place or county-wide: the large one and one for a detail. They are the same
 * each time, and none that the projects on the page show, as long as there are others.
 */
export function servicePictures(
  service: ServiceSlug,
  place: Pick<Place, 'position'> | null,
  projects: readonly Project[] = [],
): [ServicePicture, ServicePicture] {
  const allPictures = picturesOf(service)
  const free = allPictures.filter(({ src }) => projects.every(({ afterImage }) => afterImage !== src))
  const pick = (offset: number) => free[((place?.position ?? 0) + offset) % free.length] ?? allPictures[0]!
  return [pick(0), pick(1)]
}

/** Returns the pictures of a page: those that staff chose for it, else the service's. */
export const picturesOfPage = (
  ownPictures: CopyTexts['pictures'] = {},
  [hero, detail]: [ServicePicture, ServicePicture],
): [ServicePicture, ServicePicture] => [
  ownPictures.hero ? { src: ownPictures.hero, position: '50% 50%' } : hero,
  ownPictures.detail ? { src: ownPictures.detail, position: '50% 50%' } : detail,
]
