import { type Post, type Project, type ProjectType, type Testimonial } from '@/lib/content-types'
import { requireService, type Service, type ServiceSlug } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'

// Which content belongs to a place or a service (specification §2 and §9): matched by text, as the owner wrote it.

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** At most six projects whose location contains the town's name. */
export function projectsInTown(projects: readonly Project[], town: Town): Project[] {
  return projects.filter(({ location }) => contains(location, town.name)).slice(0, 6)
}

/** At most three projects in the town, or whose title names the service; those in the town come first. */
export function projectsForLanding(projects: readonly Project[], town: Town, service: Service): Project[] {
  const here = projects.filter(({ location }) => contains(location, town.name))
  const alike = projects.filter((project) => !here.includes(project) && contains(project.title, service.name))
  return [...here, ...alike].slice(0, 3)
}

/** At most three other projects to look at after one: of its kind first, in staff's order from the next one on. */
export function projectsAfter(projects: readonly Project[], project: Project): Project[] {
  const index = projects.findIndex(({ id }) => id === project.id)
  const others = [...projects.slice(index + 1), ...projects.slice(0, index)].filter(
    ({ id }) => id !== project.id,
  )
  const alike = ({ projectType }: Project) => projectType === project.projectType
  return [...others.filter(alike), ...others.filter((other) => !alike(other))].slice(0, 3)
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

/** The services that a project of a kind is made of, the one that it is called by first. */
export function servicesOfProject(type: ProjectType): [Service, ...Service[]] {
  const [first, ...others] = servicesIn[type].map((slug) => requireService(slug))
  return [first!, ...others]
}

/** Featured testimonials before the others, each in staff's order. */
export const featuredFirst = (testimonials: readonly Testimonial[]): Testimonial[] => [
  ...testimonials.filter(({ isFeatured }) => isFeatured),
  ...testimonials.filter(({ isFeatured }) => !isFeatured),
]

/** At most two testimonials whose location contains the town's name. */
export function testimonialsInTown(testimonials: readonly Testimonial[], town: Town): Testimonial[] {
  return testimonials.filter(({ location }) => contains(location, town.name)).slice(0, 2)
}

/** At most three posts about the town. */
export function postsAboutTown(posts: readonly Post[], town: Town): Post[] {
  return posts.filter((post) => post.town === town.name).slice(0, 3)
}
