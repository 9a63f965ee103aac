import { type Project, type ProjectType, type Testimonial } from '@/lib/content-types'
import { requireService, type Service, serviceSlugs, type ServiceSlug } from '@/lib/business/services'
import { findNamedTown, type Town } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'
import { type Landing } from './content'
import { milesBetween } from '@/lib/business/distance'

// Finds the content that belongs to a place or a service (specification §2 and §9), by its text as the owner wrote it.

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** Returns at most six projects whose location contains the town's name. */
export function projectsInTown(projects: readonly Project[], town: Town): Project[] {
  return projects.filter(({ location }) => contains(location, town.name)).slice(0, 6)
}

/** A project with its straight distance from a town; null if it isn't known. */
export type NearProject = { project: Project; miles: number | null }

const roomsOf: Record<ServiceSlug, readonly ProjectType[]> = {
  'kitchen-remodeling': ['kitchen'],
  'bathroom-remodeling': ['bathroom'],
  'custom-cabinets': ['kitchen'],
  'countertops-vanities': ['kitchen', 'bathroom'],
  'cabinet-refacing': ['kitchen'],
  'tile-backsplash-installation': ['bathroom', 'kitchen'],
  'home-renovation': ['kitchen', 'bathroom'],
  'flooring-installation': ['kitchen', 'bathroom'],
}

const isReal = ({ isSample }: { isSample: boolean }) => !isSample

/** Staff name a project's service; one from before they could shows all services of its room, and those in its title. */
const showsService = ({ service, projectType, title }: Project, { slug, name }: Service): boolean =>
  service ? service === slug : roomsOf[slug].includes(projectType) || contains(title, name)

/** Sorts what has a place by its distance from a town; what is outside the service area has none and is left out. */
const byDistance = <T extends { location: string }>(
  items: readonly T[],
  town: Town,
  places: readonly Town[],
) =>
  items
    .flatMap((item) => {
      const place = findNamedTown(item.location, places)
      return place ? [{ item, miles: milesBetween(town, place) }] : []
    })
    .sort((a, b) => a.miles - b.miles)

const nearest = (projects: readonly Project[], town: Town, places: readonly Town[]): NearProject[] =>
  byDistance(projects, town, places)
    .slice(0, 3)
    .map(({ item, miles }) => ({ project: item, miles }))

/**
 * Returns the three jobs of a service nearest to a town, else jobs of other services there; examples only while there are none
 * of either, and none for a place that little is known of.
 */
export function nearestProjects(
  projects: readonly Project[],
  town: Place,
  service: Service,
  places: readonly Town[],
): NearProject[] {
  const real = projects.filter(isReal)
  const lists = [
    real.filter((project) => showsService(project, service)),
    projectsInTown(real, town),
    town.notes.confidence === 'low' ? [] : projects.filter((project) => showsService(project, service)),
  ]
  return lists.map((list) => nearest(list, town, places)).find(({ length }) => length > 0) ?? []
}

/** Returns the three jobs nearest to a town in which none was done; no examples. */
export const nearbyProjects = (
  projects: readonly Project[],
  town: Town,
  places: readonly Town[],
): NearProject[] =>
  projectsInTown(projects, town).length > 0 ? [] : nearest(projects.filter(isReal), town, places)

/** Returns the projects that staff chose for a page with their distances; else the nearest ones. */
export function chosenProjects(
  projects: readonly Project[],
  { place, service, copy, areas }: Landing,
): NearProject[] {
  const picks = (copy?.projects ?? []).flatMap((id) => projects.find((project) => project.id === id) ?? [])
  if (picks.length === 0) return nearestProjects(projects, place, service, areas.places)
  return picks.map((project) => {
    const projectTown = findNamedTown(project.location, areas.places)
    return { project, miles: projectTown ? milesBetween(place, projectTown) : null }
  })
}

/** Returns at most three projects to look at after one: of its kind first, in staff's order from the next one on. */
export function projectsAfter(projects: readonly Project[], project: Project): Project[] {
  const index = projects.findIndex(({ id }) => id === project.id)
  const rest = [...projects.slice(index + 1), ...projects.slice(0, index)].filter(
    ({ id }) => id !== project.id,
  )
  const isSameKind = ({ projectType }: Project) => projectType === project.projectType
  return [...rest.filter(isSameKind), ...rest.filter((work) => !isSameKind(work))].slice(0, 3)
}

/** Returns the projects before and after one in staff's order, which begins again at its end; null if there is no other. */
export function neighborsOfProject(
  projects: readonly Project[],
  { id }: Project,
): { previous: Project; next: Project } | null {
  const index = projects.findIndex((project) => project.id === id)
  const [previous, next] = [projects.at(index - 1), projects[(index + 1) % projects.length]]
  return index >= 0 && previous && next && next.id !== id ? { previous, next } : null
}

const servicesIn: Record<ProjectType, readonly [ServiceSlug, ...ServiceSlug[]]> = {
  kitchen: ['kitchen-remodeling', 'custom-cabinets', 'countertops-vanities', 'tile-backsplash-installation'],
  bathroom: [
    'bathroom-remodeling',
    'countertops-vanities',
    'tile-backsplash-installation',
    'flooring-installation',
  ],
}

/** Returns the services that a project shows, its own or the main one of its room first. */
export function servicesOfProject({ service, projectType }: Project): [Service, ...Service[]] {
  const ownSlugs = serviceSlugs.filter((slug) => slug === service)
  const slugs = new Set([...ownSlugs, ...servicesIn[projectType]])
  const [first, ...otherServices] = [...slugs].map((slug) => requireService(slug))
  return [first!, ...otherServices]
}

/** Returns featured testimonials before the others, each in staff's order. */
export const featuredFirst = (testimonials: readonly Testimonial[]): Testimonial[] => [
  ...testimonials.filter(({ isFeatured }) => isFeatured),
  ...testimonials.filter(({ isFeatured }) => !isFeatured),
]

/** Words in the kind of project of a testimonial that tell its service. */
const serviceWords: Record<ServiceSlug, RegExp> = {
  'kitchen-remodeling': /kitchen/i,
  'bathroom-remodeling': /bath/i,
  'custom-cabinets': /cabinet(?!.*refac)/i,
  'countertops-vanities': /counter|vanit/i,
  'cabinet-refacing': /refac/i,
  'tile-backsplash-installation': /tile|backsplash/i,
  'home-renovation': /home|whole|renovation/i,
  'flooring-installation': /floor/i,
}

/** Returns at most two testimonials whose location contains the town's name. */
const testimonialsInTown = (testimonials: readonly Testimonial[], town: Town): Testimonial[] =>
  testimonials.filter(({ location }) => contains(location, town.name)).slice(0, 2)

/** Returns the reviews that aren't examples. */
export const realTestimonials = (testimonials: readonly Testimonial[]): Testimonial[] =>
  testimonials.filter(isReal)

/**
 * Returns the two reviews of a service, or of any, nearest to a town, else those of other services there; examples of the town only
 * while there are none of either.
 */
export function nearestTestimonials(
  testimonials: readonly Testimonial[],
  town: Town,
  places: readonly Town[],
  service?: ServiceSlug,
): Testimonial[] {
  const real = realTestimonials(testimonials)
  const ofService = real.filter(({ projectType }) => !service || serviceWords[service].test(projectType))
  const lists = [
    byDistance(ofService, town, places).map(({ item }) => item),
    testimonialsInTown(real, town),
    testimonialsInTown(testimonials, town),
  ]
  return lists.find(({ length }) => length > 0)?.slice(0, 2) ?? []
}

/** Returns at most two reviews of a service from anywhere; no examples. */
export const testimonialsOfService = (
  testimonials: readonly Testimonial[],
  service: ServiceSlug,
): Testimonial[] =>
  realTestimonials(testimonials)
    .filter(({ projectType }) => serviceWords[service].test(projectType))
    .slice(0, 2)
