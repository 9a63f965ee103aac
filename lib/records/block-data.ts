import 'server-only'
import { getProfile } from '@/lib/data/settings'
import { projectStore } from './project/store'
import { testimonialStore } from './testimonial/store'

/** Returns what blocks show besides their configuration, as visitors see it. */
export async function getBlockData() {
  const [profile, projects, testimonials] = await Promise.all([
    getProfile(),
    projectStore.listShown(),
    testimonialStore.listShown(),
  ])
  return { profile, projects, testimonials }
}
