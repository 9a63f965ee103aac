import { type LeadSpan } from '@/lib/lead-figures'

const leastWeeks = 4

/**
 * Returns how many leads a week usually brings: the median of the whole weeks since the first lead of `spans`, whose last one
 * isn't over; null while these are fewer than four.
 */
export function usualWeek(spans: LeadSpan[]): number | null {
  const whole = spans.slice(0, -1).map(({ leads }) => leads)
  const begun = whole.slice(
    Math.max(
      0,
      whole.findIndex((leads) => leads > 0),
    ),
  )
  if (begun.length < leastWeeks || whole.every((leads) => leads === 0)) return null
  const sorted = [...begun].sort((a, b) => a - b)
  return Math.round(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2)
}
