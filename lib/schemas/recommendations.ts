import * as z from 'zod/mini'
import {
  budgetOptions,
  locationOptions,
  type Priority,
  projectTypeOptions,
  timelineOptions,
} from '@/lib/business/recommendation-choices'

const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' })
const anyOf = (options: readonly { label: string }[]) => inWords.format(options.map(({ label }) => label))

export const recommendationMessages = {
  body: 'Send the four choices: projectType, budget, location and timeline.',
  projectType: `Choose a project: ${anyOf(projectTypeOptions)}.`,
  budget: `Choose a budget: ${anyOf(budgetOptions)}.`,
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
  priority: Priority
  priceRange: string
  timeline: string
}
