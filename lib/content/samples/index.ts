import { type Post, type Project, type Testimonial } from '@/lib/content-types'
import posts from './posts.json'
import projects from './projects.json'
import testimonials from './testimonials.json'

// Invented content until the owner replaces it: every record has isSample, and the go-live checklist asks staff to replace
// them. The seed loads the same records.

/** Nine for the home page (six kitchens, three bathrooms), in the order in which they appear there; four for the gallery. */
export const sampleProjects = projects as Project[]

export const sampleTestimonials: Testimonial[] = testimonials

/** The file has a string for each paragraph. */
export const samplePosts: Post[] = posts.map((post) => ({ ...post, content: post.content.join('\n') }))
