import { type Project, type ProjectType } from '@/lib/content-types'

/** Limits of the specification §9. */
const MAX_CARDS = 6
const MAX_PAIRS = 2
/** With fewer projects beside them, pairs would leave hardly a card. */
const LEAST_CARDS = 3

const time = (project: Project) => (project.completedAt ? Date.parse(project.completedAt) : 0)

/** Returns the projects of one type, featured ones first, then by completion date: at most six cards, and the rest. */
function cardsOf(projects: readonly Project[], type: ProjectType) {
  const sortedProjects = projects
    .filter(({ projectType }) => projectType === type)
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || time(b) - time(a))
  return { featured: sortedProjects.slice(0, MAX_CARDS), more: sortedProjects.slice(MAX_CARDS) }
}

/**
 * Returns the gallery's content from all projects in staff's order, each once: `pairs` are the first two with both pictures,
 * featured ones last, and have no card.
 */
export function selectGallery(projects: readonly Project[]) {
  const pairs =
    projects.length < MAX_PAIRS + LEAST_CARDS
      ? []
      : projects
          .filter(({ beforeImage, afterImage }) => beforeImage && afterImage)
          .sort((a, b) => Number(a.isFeatured) - Number(b.isFeatured))
          .slice(0, MAX_PAIRS)
  const otherProjects = projects.filter((project) => !pairs.includes(project))
  return { kitchens: cardsOf(otherProjects, 'kitchen'), bathrooms: cardsOf(otherProjects, 'bathroom'), pairs }
}
