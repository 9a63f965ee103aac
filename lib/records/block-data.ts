import 'server-only'
import { type Areas } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { type Project, type Testimonial } from '@/lib/content-types'
import { getAreas, getPageCopy } from '@/lib/data/areas'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getFinishes } from '@/lib/data/finishes'
import { listLatestPosts } from '@/lib/data/posts'
import { countReviews } from '@/lib/data/reviews'
import { getProfile } from '@/lib/data/settings'
import {
  nearbyProjects,
  nearestTestimonials,
  projectsInTown,
  realTestimonials,
} from '@/lib/landing/local-work'
import { mapsPlace } from '@/lib/maps-place'
import { projectStore } from './project/store'
import { testimonialStore } from './testimonial/store'

/** Returns what the blocks of a page show besides their configuration, as visitors see it; on a town page its town, too. */
export async function getBlockData(slug = '') {
  const [profile, projects, testimonials, areas, finishes, empty, reviewCounts] = await Promise.all([
    getProfile(),
    projectStore.listShown(),
    testimonialStore.listShown(),
    getAreas(),
    getFinishes(),
    listEmptyPaths(),
    countReviews(),
  ])
  const mapsPlaceId = mapsPlace()?.placeId ?? ''
  const town = await getTownData(slug, areas, projects, testimonials)
  return { profile, projects, testimonials, areas, finishes, empty, mapsPlaceId, reviewCounts, town }
}

async function getTownData(
  slug: string,
  { places }: Areas,
  projects: Project[],
  testimonials: Testimonial[],
) {
  const townPage = getTownPage(slug)
  const town = places.find((place) => place.slug === slug)
  if (!townPage || !town) return undefined
  const [copy, { posts }] = await Promise.all([
    getPageCopy(slug, 'town'),
    listLatestPosts({ take: 3, town: town.name }),
  ])
  return {
    page: { ...townPage, town },
    copy,
    posts,
    projects: projectsInTown(projects, town),
    nearby: nearbyProjects(projects, town, places),
    testimonials: nearestTestimonials(realTestimonials(testimonials), town, places),
  }
}
