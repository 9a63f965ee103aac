import { type LeadSpan } from '@/lib/lead-figures'

const minWeeks = 4

/** Returns the median of the whole weeks since the first lead; the last span isn't over. Null for fewer than four weeks. */
export function usualWeek(spans: LeadSpan[]): number | null {
  const wholeSpans = spans.slice(0, -1).map(({ leads }) => leads)
  const firstIndex = wholeSpans.findIndex((leads) => leads > 0)
  if (firstIndex < 0 || wholeSpans.length - firstIndex < minWeeks) return null
  const sortedLeads = wholeSpans.slice(firstIndex).sort((a, b) => a - b)
  return Math.round(
    ((sortedLeads[(sortedLeads.length - 1) >> 1] ?? 0) + (sortedLeads[sortedLeads.length >> 1] ?? 0)) / 2,
  )
}
