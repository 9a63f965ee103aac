import { type Place } from '@/lib/content/areas'
import { type RecommendationItem, type RecommendationRequest } from '@/lib/schemas/recommendations'
import { builtInWords, type Words } from '@/lib/business/wording'
import { type LinePrices } from '@/lib/estimate/estimate'
import { pricedPlan, referencePrices } from './plan-prices'
import { longestWaits } from './rules'
import { plans } from '@/lib/content/recommendations/plans'
import { formatRange } from '@/lib/business/money'
import { type Choice, type PlanStep, type Step } from '@/lib/content/recommendations/plan'
import { fillText } from '@/lib/text/fill-text'
import { formatWeeks, writeReasons } from './reasons'
import { works, type Work } from '@/lib/content/recommendations/works'

/**
 * Returns a plan for a kitchen, a bath or both: what to do, in order, with a price range, the time it takes and a reason,
 * which names the town, the budget, the wait compared with the chosen start, and the permit office if one is involved. The
 * steps add up to a total within the budget (`budgetBrackets` in rules.ts), and each lies within what an estimate at these
 * prices gives for it. Pure: the same request gives the same plan. `preferences` isn't read. `place` is the request's.
 */
export function recommend(
  request: RecommendationRequest,
  place: Place,
  prices: LinePrices = referencePrices,
  words: Words = builtInWords,
): RecommendationItem[] {
  const steps = pricedPlan(choosePlan(request, place), request, prices)
  const reasons = writeReasons(steps, request, place, words)
  return steps.map(({ priority, choice }, index) => {
    const work: Work = works[choice.work]
    return {
      title: work.title,
      description: work.description,
      reason: reasons[index] ?? '',
      priority,
      priceRange: formatRange(choice.range),
      timeline: timeOf(work),
    }
  })
}

/** Returns the time in the house and the wait before it: "1-2 weeks, after 3-4 weeks for the doors". */
function timeOf({ site, order }: Work): string {
  return order ? `${site}, ${fillText(order.shown, { lead: formatWeeks(order.weeks) })}` : site
}

/** Returns the steps of the plan with the choices made, at the prices that they were written for. */
export function choosePlan(request: RecommendationRequest, place: Place): PlanStep[] {
  const topics = new Set(place.notes.watch.map((entry) => entry.topic))
  return plans[request.projectType][request.budget].flatMap((step) => {
    const choice = choose(step, request, topics)
    return choice ? [{ priority: step.priority, choice }] : []
  })
}

/** Returns the first choice that the start, the town and the wait allow; else the quickest of them. */
function choose(step: Step, request: RecommendationRequest, topics: ReadonlySet<string>): Choice | undefined {
  const offeredChoices = step.choices.filter(
    ({ only, topics: requiredTopics }) =>
      (!only || only.includes(request.timeline)) &&
      (!requiredTopics || requiredTopics.some((topic) => topics.has(topic))),
  )
  return (
    offeredChoices.find((choice) => longestWait(choice) <= longestWaits[request.timeline]) ??
    offeredChoices.sort((a, b) => longestWait(a) - longestWait(b))[0]
  )
}

function longestWait({ work }: Choice): number {
  const { order }: Work = works[work]
  return order?.weeks.to ?? 0
}
