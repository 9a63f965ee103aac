/** What the two lists of the Content tab are called, and where they are. */
export const contentKinds = {
  project: {
    one: 'Project',
    several: 'Projects',
    list: '/admin/content',
    edit: '/admin/content/projects',
    calls: '/api/portfolio',
  },
  testimonial: {
    one: 'Testimonial',
    several: 'Testimonials',
    list: '/admin/content/testimonials',
    edit: '/admin/content/testimonials',
    calls: '/api/testimonials',
  },
} as const

export type ContentKind = keyof typeof contentKinds

/** How many there are of each, for the tabs, and how many of these came with the site as samples. */
export type ContentCounts = Record<ContentKind, { total: number; samples: number }>

/** An id among others, moved right before or behind another one. */
export function moveBeside(ids: readonly string[], id: string, target: string, behind: boolean): string[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(others.indexOf(target) + (behind ? 1 : 0), 0, id)
}
