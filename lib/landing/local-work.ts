import { type Project, type ProjectType, type Testimonial } from '@/lib/content-types'
import { type PriceRange } from '@/lib/business/money'
import { requireService, type Service, type ServiceSlug } from '@/lib/business/services'
import { findNamedTown, type Town } from '@/lib/business/towns'
import { type Landing } from './content'
import { milesBetween } from '@/lib/business/distance'

// Which content belongs to a place or a service (specification §2 and §9): matched by text, as the owner wrote it.

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

/**
 * Returns the three projects nearest to a town that show a service: of its kind of room, or with its name in the title. A project
 * outside the service area has no distance and is left out.
 */
export function nearestProjects(
  projects: readonly Project[],
  town: Town,
  service: Service,
  places: readonly Town[],
): NearProject[] {
  return projects
    .filter(
      ({ projectType, title }) =>
        roomsOf[service.slug].includes(projectType) || contains(title, service.name),
    )
    .flatMap((project) => {
      const place = findNamedTown(project.location, places)
      return place ? [{ project, miles: milesBetween(town, place) }] : []
    })
    .sort((a, b) => a.miles - b.miles)
    .slice(0, 3)
}

/** Returns the projects that staff chose for a page with their distances; else the nearest ones. */
export function chosenProjects(
  projects: readonly Project[],
  { place, service, copy, areas }: Landing,
): NearProject[] {
  const chosen = (copy?.projects ?? []).flatMap((id) => projects.find((project) => project.id === id) ?? [])
  if (chosen.length === 0) return nearestProjects(projects, place, service, areas.places)
  return chosen.map((project) => {
    const projectTown = findNamedTown(project.location, areas.places)
    return { project, miles: projectTown ? milesBetween(place, projectTown) : null }
  })
}

/** A range that projects came to, an example if a sample is among them. */
export type RoomCost = PriceRange & { isExample: boolean }

/** Returns the lowest and the highest cost of rooms of a kind; null if fewer than two name one. */
export function costOfRooms(projects: readonly Project[], type: ProjectType): RoomCost | null {
  const priced = projects.filter(({ projectType, cost }) => projectType === type && /^\$[\d,]+$/.test(cost))
  if (priced.length < 2) return null
  const costs = priced.map(({ cost }) => Number(cost.replace(/\D/g, '')))
  return {
    from: Math.min(...costs),
    to: Math.max(...costs),
    isExample: priced.some(({ isSample }) => isSample),
  }
}

/** Returns at most three projects to look at after one: of its kind first, in staff's order from the next one on. */
export function projectsAfter(projects: readonly Project[], project: Project): Project[] {
  const index = projects.findIndex(({ id }) => id === project.id)
  const others = [...projects.slice(index + 1), ...projects.slice(0, index)].filter(
    ({ id }) => id !== project.id,
  )
  const isSameKind = ({ projectType }: Project) => projectType === project.projectType
  return [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))].slice(0, 3)
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

/** Returns the services of a kind of project, the main one first. */
export function servicesOfProject(type: ProjectType): [Service, ...Service[]] {
  const [first, ...others] = servicesIn[type].map((slug) => requireService(slug))
  return [first!, ...others]
}

/** Returns featured testimonials before the others, each in staff's order. */
export const featuredFirst = (testimonials: readonly Testimonial[]): Testimonial[] => [
  ...testimonials.filter(({ isFeatured }) => isFeatured),
  ...testimonials.filter(({ isFeatured }) => !isFeatured),
]

/** Returns at most two testimonials whose location contains the town's name. */
export function testimonialsInTown(testimonials: readonly Testimonial[], town: Town): Testimonial[] {
  return testimonials.filter(({ location }) => contains(location, town.name)).slice(0, 2)
}
