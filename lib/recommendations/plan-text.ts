import { type RecommendationItem, type RecommendationRequest } from '@/lib/schemas/recommendations'
import {
  budgetOptions,
  type LocationOption,
  optionLabel,
  projectTypeOptions,
  timelineOptions,
} from '@/lib/business/recommendation-choices'
import { addRanges, formatRange, parseRange } from '@/lib/business/money'

/** Longest plan in characters that a lead carries. */
export const maximumPlanText = 4_000

/**
 * Returns a plan as plain text for a lead: the choices, the steps with price, time and reason, and the total, at most
 * `maximumPlanText` characters. A longer one loses its descriptions first, then whole steps from the end. `locations` name
 * the town, so that a form in the browser can use it.
 */
export function planText(
  request: RecommendationRequest,
  items: readonly RecommendationItem[],
  locations: readonly LocationOption[],
): string {
  const head = [
    'Smart Recommendations',
    `${optionLabel(projectTypeOptions, request.projectType)} in ${optionLabel(locations, request.location)}`,
    `Budget: ${optionLabel(budgetOptions, request.budget)}`,
    `Start: ${optionLabel(timelineOptions, request.timeline)}`,
  ].join('\n')
  const total = totalLine(items)
  const render = (steps: readonly string[]) => [head, ...steps, total].filter(Boolean).join('\n\n')

  const full = render(items.map((item, index) => step(item, index, true)))
  if (full.length <= maximumPlanText) return full
  const steps = items.map((item, index) => step(item, index, false))
  while (steps.length > 0 && render(steps).length > maximumPlanText) steps.pop()
  return render(steps)
}

function step(item: RecommendationItem, index: number, isDescribed: boolean): string {
  return [
    `${index + 1}. ${item.title} (${item.priority})`,
    `${item.priceRange}; ${item.timeline}`,
    ...(isDescribed ? [item.description] : []),
    item.reason,
  ].join('\n')
}

function totalLine(items: readonly RecommendationItem[]): string {
  const ranges = items.map((item) => parseRange(item.priceRange)).filter((range) => range !== null)
  return ranges.length > 0 ? `Total: ${formatRange(addRanges(ranges))}` : ''
}
