import { type Timeline } from '@/lib/business/recommendation-choices'
import texts from './timing-lines.json'

/**
 * Reason for a step's wait: it is the drawing itself; none; something cut to measure during the work; a permit; or an order
 * of few, some or many weeks.
 */
export type Wait = 'drawing' | 'none' | 'measured' | 'permit' | 'short' | 'middle' | 'long'

/**
 * The lead time compared with the chosen start. `{order}` is the order's own clause ("Doors made to size take 3-4 weeks"),
 * `{site}` the time in the house. Several of one kind are used in turn, so that a plan doesn't repeat itself.
 */
export const timingLines: Record<Timeline, Record<Wait, readonly string[]>> = texts.waits
