import { type Post, type Project, type Testimonial } from '@/lib/content-types'
import posts from './posts.json'
import projects from './projects.json'
import testimonials from './testimonials.json'

// What the site shows until the owner's own content is there. Invented for that purpose: every record says so by
// isSample, and staff are asked on the go-live checklist to replace it. The seed loads the same records.

/** Nine for the home page (six kitchens, three bathrooms), in the order in which they appear there; four for the gallery. */
export const sampleProjects = projects as Project[]

export const sampleTestimonials: Testimonial[] = testimonials

/** Each paragraph is a string in the file. */
export const samplePosts: Post[] = posts.map((post) => ({ ...post, content: post.content.join('\n') }))
