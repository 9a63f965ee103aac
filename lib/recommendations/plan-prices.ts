import { defaultFurtherPrices } from '@/lib/business/estimate-lines'
import { addRanges, type PriceRange } from '@/lib/business/money'
import { defaultPrices } from '@/lib/business/prices'
import { type ProjectType } from '@/lib/business/recommendation-choices'
import { type PlanStep } from '@/lib/content/recommendations/plan'
import { works } from '@/lib/content/recommendations/works'
import { type LinePrices, wholeRange } from '@/lib/estimate/estimate'
import { onlyWork } from '@/lib/estimate/request'
import { type RecommendationRequest } from '@/lib/schemas/recommendations'
import { budgetBrackets } from './rules'

/** Prices for which the plans' ranges were written. */
export const referencePrices: LinePrices = { prices: defaultPrices, furtherPrices: defaultFurtherPrices }

/** Fewest steps of a plan. */
const fewestSteps = 3
const step = 100

/**
 * Returns a plan at these prices. Each range keeps its position within an estimate of the same work, so that a changed price
 * moves both. Then the plan is held to its budget: upper ends come down and lower ends go up within their ranges, and if that
 * isn't enough, the last steps of the least importance are left out. A remaining excess stays, and the plan says so.
 */
export function pricedPlan(
  plan: readonly PlanStep[],
  { projectType, budget }: Pick<RecommendationRequest, 'projectType' | 'budget'>,
  lines: LinePrices,
): PlanStep[] {
  const { floor, ceiling, limit } = budgetBrackets[budget]
  let steps = plan.map(({ priority, choice }) => {
    const work = onlyWork(works[choice.work].asks)
    const range = moveRange(
      choice.range,
      wholeEstimate(projectType, work, referencePrices),
      wholeEstimate(projectType, work, lines),
    )
    return { priority, choice: { ...choice, range } }
  })
  const lowestTotal = () => addRanges(steps.map(({ choice }) => choice.range)).from
  while (lowestTotal() > limit && steps.length > fewestSteps && steps.at(-1)?.priority !== 'high')
    steps = steps.slice(0, -1)
  const ranges = narrowToBudget(
    steps.map(({ choice }) => choice.range),
    { floor, limit: lowestTotal() > limit ? Infinity : limit, highest: ceiling ?? limit },
  )
  return steps.map(({ priority, choice }, index) => ({
    priority,
    choice: { ...choice, range: ranges[index] ?? choice.range },
  }))
}

const wholeEstimate = (room: ProjectType, work: ReturnType<typeof onlyWork>, lines: LinePrices) =>
  wholeRange({ room, work }, lines)

/** Moves a range from its position in `from` to the same position in `to`. */
function moveRange(range: PriceRange, from: PriceRange, to: PriceRange): PriceRange {
  const place = (dollars: number) => {
    const share = (dollars - from.from) / (from.to - from.from)
    const exact = to.from + share * (to.to - to.from)
    return Math.min(to.to, Math.max(to.from, Math.round(exact / step) * step))
  }
  return { from: place(range.from), to: place(range.to) }
}

/**
 * Narrows the ranges, each within itself, so that they add up to at least `floor` and at most `limit`, as far as they can.
 */
function narrowToBudget(
  ranges: readonly PriceRange[],
  { floor, limit, highest }: { floor: number; limit: number; highest: number },
): PriceRange[] {
  const cappedRanges = ranges.map(({ from, to }) => ({ from, to: Math.max(from, Math.min(to, highest)) }))
  const sum = addRanges(cappedRanges)
  const down = share(sum.to - limit, sum.to - sum.from)
  const lower = cappedRanges.map(({ from, to }) => ({
    from,
    to: down ? from + Math.floor(((to - from) * (1 - down)) / step) * step : to,
  }))
  const lowerTotal = addRanges(lower)
  const up = share(floor - lowerTotal.from, lowerTotal.to - lowerTotal.from)
  return lower.map(({ from, to }) => ({
    from: up ? Math.min(to, from + Math.ceil(((to - from) * up) / step) * step) : from,
    to,
  }))
}

const share = (amount: number, room: number) => (amount <= 0 || room <= 0 ? 0 : Math.min(1, amount / room))
