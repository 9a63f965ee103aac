import { filterParts, type FilterPart, type GalleryFilter, noFilter } from '@/lib/business/gallery-path'
import { formatMoney } from '@/lib/business/money'
import { projectStyles } from '@/lib/business/project-styles'
import { findNamedTown, type Town } from '@/lib/business/towns'
import { type Words } from '@/lib/business/wording'
import { type Project } from '@/lib/content-types'

// The gallery's filter by room, style, budget and town (decision 073).

const budgets = [
  { id: 'under-30000', from: 0, to: 30_000 },
  { id: '30000-50000', from: 30_000, to: 50_000 },
  { id: 'over-50000', from: 50_000, to: Infinity },
]

/** Returns the first amount in a text as shown: 45000 for "$45,000–$52,000" and for "$45–52k". */
function dollarsIn(text: string): number | null {
  const [, digits, thousands] =
    /\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s?[–-]\s?\$?[\d.,]+)?\s?(k\b)?/i.exec(text) ?? []
  return digits ? Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1) : null
}

function budgetOf({ cost }: Project): string {
  const dollars = dollarsIn(cost)
  return budgets.find(({ from, to }) => dollars !== null && dollars >= from && dollars < to)?.id ?? ''
}

/** Returns a project's value for each part of the filter. */
const valuesOf = (project: Project, places: readonly Town[]): GalleryFilter => ({
  room: project.projectType,
  style: project.style,
  budget: budgetOf(project),
  town: findNamedTown(project.location, places)?.slug ?? '',
})

const matches = (values: GalleryFilter, filter: GalleryFilter) =>
  filterParts.every((part) => !filter[part] || filter[part] === values[part])

type Option = { value: string; label: string; count: number }

/** The gallery as filtered, and what it can be filtered by. */
export type FilteredGallery = {
  /** The filter without unknown values. */
  filter: GalleryFilter
  projects: Project[]
  /** The choices of each part with the number of projects under the filter's other parts. */
  options: Record<FilterPart, Option[]>
}

/**
 * Filters the projects, and counts them for each choice. A part can be filtered by what some project has; for an unknown value
 * it isn't filtered, and for a town without a project nothing is found.
 */
export function filterGallery(
  projects: readonly Project[],
  request: GalleryFilter,
  places: readonly Town[],
  words: Words,
): FilteredGallery {
  const items = projects.map((project) => ({ project, values: valuesOf(project, places) }))
  const isKnown: Record<FilterPart, (value: string) => boolean> = {
    room: (value) => value === 'kitchen' || value === 'bathroom',
    style: (value) => projectStyles.some((style) => style === value),
    budget: (value) => budgets.some(({ id }) => id === value),
    town: (value) => places.some(({ slug }) => slug === value),
  }
  const filter = { ...noFilter }
  for (const part of filterParts) if (isKnown[part](request[part])) filter[part] = request[part]

  const budgetLabel = ({ from, to }: (typeof budgets)[number]) => {
    const amounts = { from: formatMoney(from), to: formatMoney(to) }
    return words(from === 0 ? 'gallery.under' : to === Infinity ? 'gallery.over' : 'gallery.between', amounts)
  }
  const optionsByPart: Record<FilterPart, Omit<Option, 'count'>[]> = {
    room: (['kitchen', 'bathroom'] as const).map((value) => ({ value, label: words(`project.${value}`) })),
    style: projectStyles.map((value) => ({ value, label: words(`gallery.${value}`) })),
    budget: budgets.map((budget) => ({ value: budget.id, label: budgetLabel(budget) })),
    town: places
      .map(({ slug, name }) => ({ value: slug, label: name }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  }
  const optionsOf = (part: FilterPart): Option[] => {
    const otherProjects = items.filter(({ values }) => matches(values, { ...filter, [part]: '' }))
    return optionsByPart[part]
      .map((option) => ({
        ...option,
        count: otherProjects.filter(({ values }) => values[part] === option.value).length,
      }))
      .filter(({ value }) => value === filter[part] || items.some(({ values }) => values[part] === value))
  }
  return {
    filter,
    projects: items.filter(({ values }) => matches(values, filter)).map(({ project }) => project),
    options: Object.fromEntries(
      filterParts.map((part) => [part, optionsOf(part)]),
    ) as FilteredGallery['options'],
  }
}
