import { type Budget, type RecommendationItem, type Timeline } from '@/lib/schemas/recommendations'
import { type WatchTopic } from './local-lines'
import { type Range } from './money'
import { type WorkId } from './works'

export type Priority = RecommendationItem['priority']
export const priorities = ['high', 'medium', 'other'] as const satisfies readonly Priority[]

/** One way to fill a step: the work, its price in this scope, and why it is right at this budget. */
export type Choice = {
  work: WorkId
  range: Range
  /** One or two sentences; `{town}` and `{budget}` are filled in. */
  why: string
  /** Offered for these starts only. */
  only?: readonly Timeline[]
  /** Offered only where the town's notes carry one of these topics. Never a topic about a household. */
  topics?: readonly WatchTopic[]
}

/** A step of a plan: its choices, the preferred one first. A step without a choice that fits is left out. */
export type Step = { priority: Priority; choices: readonly Choice[] }

export type Plans = Record<Budget, readonly Step[]>

/** A step with the choice that was made for a request. */
export type PlanStep = { priority: Priority; choice: Choice }
