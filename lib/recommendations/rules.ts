import { type Budget, type Timeline } from '@/lib/business/recommendation-choices'

/**
 * Limits of a plan in whole dollars. The rule, tested for every combination: no step exceeds the ceiling; the low ends of all
 * steps add up to at least `floor`; the high ends add up to at most `limit`. Below an upper bound the limit is nine tenths of
 * it, since old walls hide things. Without one it is twice the floor, so that "75,000 and up" isn't a blank check.
 */
export const budgetBrackets: Record<Budget, { floor: number; ceiling: number | null; limit: number }> = {
  '8000-25000': { floor: 8_000, ceiling: 25_000, limit: 22_500 },
  '25000-75000': { floor: 25_000, ceiling: 75_000, limit: 67_500 },
  '75000+': { floor: 75_000, ceiling: null, limit: 150_000 },
}

/** Longest wait in weeks for anything ordered before work starts. Stock replaces whatever takes longer. */
export const longestWaits: Record<Timeline, number> = {
  asap: 3,
  '1-3months': 8,
  '3-6months': 16,
  planning: Infinity,
}
