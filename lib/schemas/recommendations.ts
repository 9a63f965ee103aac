import * as z from 'zod/mini'

/** What the visitor chooses from, in the order of the form (specification §9). `value` is sent, `label` is shown. */
export const projectTypeOptions = [
  { value: 'kitchen', label: 'Kitchen Remodel' },
  { value: 'bathroom', label: 'Bathroom Renovation' },
  { value: 'both', label: 'Both Kitchen & Bath' },
] as const

export const budgetOptions = [
  { value: '8000-25000', label: '$8,000-$25,000' },
  { value: '25000-75000', label: '$25,000-$75,000' },
  { value: '75000+', label: '$75,000+' },
] as const

export const locationOptions = [
  { value: 'new-city', label: 'New City' },
  { value: 'suffern', label: 'Suffern' },
  { value: 'spring-valley', label: 'Spring Valley' },
  { value: 'nanuet', label: 'Nanuet' },
  { value: 'pearl-river', label: 'Pearl River' },
  { value: 'monsey', label: 'Monsey' },
  { value: 'nyack', label: 'Nyack' },
  { value: 'haverstraw', label: 'Haverstraw' },
] as const

export const timelineOptions = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3months', label: 'In 1-3 months' },
  { value: '3-6months', label: 'In 3-6 months' },
  { value: 'planning', label: 'Still planning' },
] as const

export type ProjectType = (typeof projectTypeOptions)[number]['value']
export type Budget = (typeof budgetOptions)[number]['value']
export type LocationSlug = (typeof locationOptions)[number]['value']
export type Timeline = (typeof timelineOptions)[number]['value']

export const recommendationMessages = {
  body: 'Send the four choices: projectType, budget, location and timeline.',
  projectType: 'Choose a project: Kitchen Remodel, Bathroom Renovation, or Both Kitchen & Bath.',
  budget: 'Choose a budget: $8,000-$25,000, $25,000-$75,000, or $75,000+.',
  location: 'Choose your town from the list. If it is not there, pick the nearest one or call us.',
  timeline:
    'Choose when you would like to start: as soon as possible, in 1-3 months, in 3-6 months, or still planning.',
  preferences: 'Leave preferences out, or repeat the four choices in it.',
} as const

const values = <T extends string>(options: readonly { value: T }[]) => options.map((option) => option.value)

const choices = {
  projectType: z.enum(values(projectTypeOptions), recommendationMessages.projectType),
  budget: z.enum(values(budgetOptions), recommendationMessages.budget),
  location: z.enum(values(locationOptions), recommendationMessages.location),
  timeline: z.enum(values(timelineOptions), recommendationMessages.timeline),
}

/**
 * The input of `POST /api/recommendations`. `preferences` repeats the four choices (specification §3): it is
 * checked and then ignored. Unknown fields are dropped.
 */
export const recommendationSchema = z.object(
  { ...choices, preferences: z.optional(z.object(choices, recommendationMessages.preferences)) },
  recommendationMessages.body,
)

export type RecommendationRequest = z.infer<typeof recommendationSchema>

/** One step of a plan, as the endpoint answers it (specification §3). */
export type RecommendationItem = {
  title: string
  description: string
  reason: string
  priority: 'high' | 'medium' | 'other'
  priceRange: string
  timeline: string
}

/** The label of a value in one of the lists above. Throws for a value that is not in it. */
export function optionLabel(options: readonly { value: string; label: string }[], value: string): string {
  const found = options.find((option) => option.value === value)
  if (!found) throw new Error(`no option ${value}`)
  return found.label
}
