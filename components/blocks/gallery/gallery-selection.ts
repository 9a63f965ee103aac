import { type Project, type ProjectType } from '@/lib/content-types'

export type GalleryShow = 'all' | ProjectType
const galleryShows: GalleryShow[] = ['all', 'kitchen', 'bathroom']

/** Limits of the specification §9. */
const MAX_CARDS = 6
const MAX_PAIRS = 2

/** Two before-and-after projects and the filters under which they are the first two. */
export type GalleryPair = { shownFor: GalleryShow[]; projects: Project[] }

const time = (project: Project) => (project.completedAt ? Date.parse(project.completedAt) : 0)

/** Returns the projects of one type, featured ones first, then by completion date: at most six cards, and the rest. */
function cardsOf(projects: readonly Project[], type: ProjectType) {
  const sorted = projects
    .filter(({ projectType }) => projectType === type)
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || time(b) - time(a))
  return { featured: sorted.slice(0, MAX_CARDS), more: sorted.slice(MAX_CARDS) }
}

/**
 * Returns the gallery's content from all projects in staff's order. `pairs` are the first two projects with both pictures
 * under each filter, once if several filters show the same two.
 */
export function selectGallery(projects: readonly Project[]) {
  const pairs: GalleryPair[] = []
  for (const show of galleryShows) {
    const first = projects
      .filter(({ projectType, beforeImage, afterImage }) => {
        return (show === 'all' || projectType === show) && beforeImage && afterImage
      })
      .slice(0, MAX_PAIRS)
    const same = pairs.find(
      (pair) => pair.projects.map(({ id }) => id).join() === first.map(({ id }) => id).join(),
    )
    if (same) same.shownFor.push(show)
    else if (first.length > 0) pairs.push({ shownFor: [show], projects: first })
  }
  return { kitchens: cardsOf(projects, 'kitchen'), bathrooms: cardsOf(projects, 'bathroom'), pairs }
}
