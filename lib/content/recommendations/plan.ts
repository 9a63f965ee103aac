import { type Budget, type Priority, type Timeline } from '@/lib/business/recommendation-choices'
import { type Topic } from '@/lib/content/town-notes/topics'
import { type PriceRange } from '@/lib/business/money'
import { type WorkId } from './works'

/** One way to fill a step: the work, its price in this scope, and the reason at this budget. */
export type Choice = {
  work: WorkId
  range: PriceRange
  /** One or two sentences; `{town}` and `{budget}` are filled in. */
  why: string
  /** Offered for these starts only. */
  only?: readonly Timeline[]
  /** Offered only where the town's notes carry one of these topics. Never a topic about a household. */
  topics?: readonly Topic[]
}

/** A step of a plan: its choices, the preferred one first. A step without a choice that fits is left out. */
export type Step = { priority: Priority; choices: readonly Choice[] }

export type Plans = Record<Budget, readonly Step[]>

/** A step with the choice made for a request. */
export type PlanStep = { priority: Priority; choice: Choice }
