import { type Post, type Project, type Testimonial } from '@/lib/content-types'
import posts from './posts.json'
import projects from './projects.json'
import testimonials from './testimonials.json'

// Invented content until the owner replaces it: every record has isSample, and the go-live checklist asks staff to replace
// them. The seed loads the same records.

/** Nine for the home page (six kitchens, three bathrooms), in the order in which they appear there; four for the gallery. */
export const sampleProjects = projects.map((project) => ({ ...project, isPublished: true })) as Project[]

/** The same as the database has them. */
export const sampleProjectRows = sampleProjects.map(
  ({ features, costLines, details, ...project }, position) => ({
    ...project,
    features: JSON.stringify(features),
    costLines: JSON.stringify(costLines),
    details: JSON.stringify(details),
    position,
  }),
)

export const sampleTestimonials: Testimonial[] = testimonials

/** The file has a string for each paragraph. */
export const samplePosts: Post[] = posts.map((post) => ({ ...post, content: post.content.join('\n') }))

const dayLength = 24 * 60 * 60 * 1000

/** Returns the sample posts with the newest published the day before, and as many days between them: a new site has no old news. */
export function recentSamplePosts(now: Date): Post[] {
  const newest = Math.max(...samplePosts.map(({ createdAt }) => Date.parse(createdAt)))
  const later = (Math.floor((now.getTime() - newest) / dayLength) - 1) * dayLength
  const moved = (date: string) => new Date(Date.parse(date) + later).toISOString()
  return samplePosts.map((post) => ({
    ...post,
    publishedAt: post.publishedAt && moved(post.publishedAt),
    createdAt: moved(post.createdAt),
    updatedAt: moved(post.updatedAt),
  }))
}
