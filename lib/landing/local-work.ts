import { type Post, type Project, type Testimonial } from '@/lib/content-types'
import { type Service } from '@/lib/business/services'
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

/** At most two testimonials whose location contains the town's name. */
export function testimonialsInTown(testimonials: readonly Testimonial[], town: Town): Testimonial[] {
  return testimonials.filter(({ location }) => contains(location, town.name)).slice(0, 2)
}

/** At most three posts about the town. */
export function postsAboutTown(posts: readonly Post[], town: Town): Post[] {
  return posts.filter((post) => post.town === town.name).slice(0, 3)
}
