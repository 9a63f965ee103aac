import { type LeadSpan } from '@/lib/lead-figures'

const minWeeks = 4

/** Returns the median of the whole weeks since the first lead; the last span isn't over. Null for fewer than four weeks. */
export function usualWeek(spans: LeadSpan[]): number | null {
  const whole = spans.slice(0, -1).map(({ leads }) => leads)
  const first = whole.findIndex((leads) => leads > 0)
  if (first < 0 || whole.length - first < minWeeks) return null
  const sorted = whole.slice(first).sort((a, b) => a - b)
  return Math.round(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2)
}
